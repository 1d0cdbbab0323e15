import VirtualTime

extension JournalPlayer {
  /// Runs the whole record again.
  ///
  /// - Returns: the instant in nanoseconds from which on the app did something else than the
  ///   journal says; nil where it did the same. What is told from there on says nothing of the run.
  func replay(listening prepare: (SimulatedDevice) -> Void) -> Int64? {
    let device = freshDevice
    prepare(device)
    var expected = entries.filter { $0.fact.isOfModel }[...]
    var divergence: Int64?
    device.watch = { [unowned device] fact in
      guard fact.isOfModel, divergence == nil else { return }
      guard let entry = expected.popFirst(), entry.fact == fact else {
        divergence = device.now.nanoseconds
        device.onStep = nil
        return
      }
    }
    for entry in entries where divergence == nil { apply(entry, to: device) }
    if divergence == nil, let end = entries.last?.nanoseconds {
      device.advance(to: VirtualInstant(nanoseconds: end))
    }
    return divergence ?? expected.first?.nanoseconds
  }
}

extension JournalFact {
  /// Whether it tells what an app's model did, so that a replay has to do the same.
  fileprivate var isOfModel: Bool {
    switch self {
    case .started, .pushed, .closed, .presented, .tabSelected, .entered, .left, .raised, .loading,
      .loaded, .cancelled, .alertShown, .alertClosed, .crashed:
      true
    default: false
    }
  }
}
