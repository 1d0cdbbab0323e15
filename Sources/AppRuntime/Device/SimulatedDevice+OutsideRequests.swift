import AppNetwork
package import VirtualTime

extension SimulatedDevice {
  /// The most answers that one step of time may deliver.
  static let answerLimit = 100_000

  /// Advances time in steps, from one answer to a request of real code to the next.
  func advance(to instant: VirtualInstant, with outside: any OutsideRequests) {
    outside.settle()
    for _ in 0...Self.answerLimit {
      guard let due = outside.nextDue, due <= instant else { return run(to: instant) }
      run(to: due)
      outside.release()
      outside.settle()
    }
    network.fail("More than \(Self.answerLimit) requests were answered up to \(instant).")
    run(to: instant)
  }

  /// When the next answer to a request of real code is due; pending requests are taken in first.
  package var nextOutsideInstant: VirtualInstant? {
    guard let outside else { return nil }
    outside.settle()
    // What is due at once needs no time to pass.
    if let due = outside.nextDue, due <= now { advance(to: now, with: outside) }
    return outside.nextDue
  }
}
