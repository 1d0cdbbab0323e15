import VirtualTime

extension VirtualClock {
  /// Whether nothing is due now.
  var isSettled: Bool { nextDeadline.map { $0 > now } ?? true }

  /// Fires all events due within a duration from now.
  @discardableResult
  func advance(
    by duration: VirtualDuration, fire: (Payload, VirtualInstant) -> Void
  ) throws -> Int {
    try run(until: max(now, now + duration), fire: fire)
  }

  /// Fires what is due now, and what that schedules without delay.
  @discardableResult
  func settle(fire: (Payload, VirtualInstant) -> Void) throws -> Int {
    try run(until: now, fire: fire)
  }

  /// Fires all events; time ends at the last one.
  @discardableResult
  func runUntilIdle(fire: (Payload, VirtualInstant) -> Void) throws -> Int {
    var fired = 0
    while let next = nextDeadline { fired += try run(until: next, fire: fire) }
    return fired
  }
}
