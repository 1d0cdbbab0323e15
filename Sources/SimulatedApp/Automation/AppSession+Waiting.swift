package import AccessibilityTree
package import VirtualTime

extension AppSession {
  /// Asks again and again whether something holds: first after one interval, then after every
  /// further one, and a last time at the deadline (behaviour.md E3).
  package func poll(timeout: VirtualDuration, until holds: () -> Bool) -> Bool {
    guard goesOn() else { return false }
    let deadline = now + max(timeout, .zero)
    var next = now + timing.pollInterval
    while next < deadline {
      device.advance(to: next)
      if holds() { return true }
      next = now + timing.pollInterval
    }
    device.advance(to: deadline)
    return holds()
  }

  /// Waits until something matches, or until nothing does.
  package func wait(
    for query: Query, toExist wanted: Bool, timeout: VirtualDuration,
    title: @autoclosure () -> String
  ) -> Bool {
    guard goesOn() else { return false }
    record(.callBegan(title()))
    let isMet = poll(timeout: timeout) { exists(query) == wanted }
    record(.callEnded(outcome: isMet ? "met" : "timed out"))
    return isMet
  }
}
