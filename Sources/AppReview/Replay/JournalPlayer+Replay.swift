import AppRuntime
import AppSession
import RunJournal
import VirtualTime

extension JournalPlayer {
  /// Runs the whole record again and shows the session after each of some entries.
  ///
  /// If it shows any, the app must also do everything at the same instants as in the journal.
  ///
  /// - Returns: The instant in nanoseconds from which on the app did something else than the
  ///   journal says; nil if it did the same. Anything that is shown after it does not describe the
  ///   run.
  func replay(
    listening prepare: (SimulatedDevice) -> Void, places: Set<Int> = [],
    show: (Int, AppSession) -> Void = { _, _ in }
  ) -> Int64? {
    let session = freshSession
    let device = session.device
    prepare(device)
    var expected = entries.filter { $0.fact.isOfModel }[...]
    var divergence: Int64?
    device.watch = { [unowned device] fact in
      guard fact.isOfModel, divergence == nil else { return }
      guard let entry = expected.popFirst(), entry.fact == fact,
        places.isEmpty || entry.nanoseconds == device.now.nanoseconds
      else {
        divergence = device.now.nanoseconds
        device.onStep = nil
        return
      }
    }
    for (number, entry) in entries.enumerated() where divergence == nil {
      apply(entry, to: device)
      guard places.contains(number) else { continue }
      device.advance(to: VirtualInstant(nanoseconds: entry.nanoseconds))
      if divergence == nil, let missed = expected.first, missed.nanoseconds < entry.nanoseconds {
        divergence = missed.nanoseconds
      }
      if divergence == nil { show(number, session) }
    }
    if divergence == nil, let end = entries.last?.nanoseconds {
      device.advance(to: VirtualInstant(nanoseconds: end))
    }
    return divergence ?? expected.first?.nanoseconds
  }
}

extension JournalFact {
  /// Whether the fact is an effect of the app's model, so that a replay must repeat it.
  fileprivate var isOfModel: Bool {
    switch self {
    case .started, .pushed, .closed, .presented, .tabSelected, .entered, .left, .raised, .loading,
      .loaded, .cancelled, .alertShown, .alertClosed, .crashed:
      true
    default: false
    }
  }
}
