package import AccessibilityTree
import AppModel
import AppRuntime
import RunJournal
package import VirtualTime

extension AppSession {
  /// Polls after which a wait looks at its deadline only: more than a day of Xcode's.
  package static let pollLimit = 100_000

  /// Asks again and again whether something holds: first after one interval, then after every
  /// further one, and a last time at the deadline (behaviour.md E3).
  package func poll(timeout: VirtualDuration, until holds: () -> Bool) -> Bool {
    let timeout = easing?.timeout(timeout) ?? timeout
    easing?.beginWait()
    defer { easing?.endWait() }
    guard let tracer = tracer else { return polled(timeout: timeout, until: holds) }
    return tracer.waiting(atMost: max(timeout, .zero)) {
      polled(timeout: timeout) {
        tracer.nextRound()
        return holds()
      }
    }
  }

  private func polled(timeout: VirtualDuration, until holds: () -> Bool) -> Bool {
    guard goesOn() else { return false }
    let deadline = now + max(timeout, .zero)
    let interval = max(timing.pollInterval, .milliseconds(1))
    for _ in 0..<Self.pollLimit {
      let next = now + interval
      guard next < deadline else { break }
      device.advance(to: next)
      if holds() { return true }
    }
    device.advance(to: deadline)
    return holds()
  }

  /// Waits until something holds, as one call.
  package func wait(
    until holds: () -> Bool, timeout: VirtualDuration, title: @autoclosure () -> String
  ) -> Bool {
    guard goesOn() else { return false }
    record(.callBegan(title()))
    let isMet = poll(timeout: timeout, until: holds)
    record(.callEnded(outcome: isMet ? "met" : "timed out"))
    return isMet
  }

  /// Waits until an expectation is met; each look at it is a step of its own.
  package func wait(
    toMeet expectation: @autoclosure () -> String, timeout: VirtualDuration,
    check isMet: () -> Bool
  ) -> Bool {
    poll(timeout: timeout) {
      record(.activityBegan(title: "Checking `\(expectation())`"))
      defer { record(.activityEnded) }
      guard !isMet() else { return true }
      step("Capturing element debug description")
      return false
    }
  }

  /// Waits until something matches, or until nothing does.
  package func wait(
    for query: Query, toExist wanted: Bool, timeout: VirtualDuration,
    title: @autoclosure () -> String
  ) -> Bool {
    guard goesOn() else { return false }
    record(.callBegan(title()))
    let deadline = now + max(easing?.timeout(timeout) ?? timeout, .zero)
    let isMet = poll(timeout: timeout) {
      looks(for: query, toExist: wanted, isLast: now >= deadline)
    }
    if !isMet {
      stepTriage()
      // What is gathered about a look that was in vain belongs to that look.
      vainLook = vainLook.map { ($0.query, now) }
    }
    record(.callEnded(outcome: isMet ? "met" : "timed out"))
    return isMet
  }

  /// One look of a wait: those before the deadline go through an expectation (behaviour.md E3).
  private func looks(for query: Query, toExist wanted: Bool, isLast: Bool) -> Bool {
    guard !isLast else { return exists(query) == wanted }
    let value = wanted ? 1 : 0
    step("Checking `Expect predicate `existsNoRetry == \(value)` for object \(words(of: query))`")
    let isMet = exists(query, below: 1) == wanted
    if !isMet { step("Capturing element debug description", below: 1) }
    return isMet
  }
}
