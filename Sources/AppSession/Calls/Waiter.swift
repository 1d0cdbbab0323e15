package import AccessibilityTree
import AppModel
import AppRuntime
import RunJournal
package import TestFailures
package import VirtualTime

/// Waits for the test: looks repeatedly, or advances the app until a condition is true.
package struct Waiter: SessionPart {
  let session: AppSession

  /// The most polls before a wait looks only at its deadline: more than a day of Xcode's polls.
  package static let pollLimit = 100_000

  /// Polls a condition after each interval, and a last time at the deadline (behaviour.md E3).
  package func poll(
    timeout: VirtualDuration, of query: Query? = nil, until holds: () -> Bool
  ) -> Bool {
    let timeout = session.easing?.timeout(timeout, of: query) ?? timeout
    return following(waitOf: timeout) {
      polled(timeout: timeout) {
        nextRound()
        return holds()
      }
    }
  }

  private func polled(timeout: VirtualDuration, until holds: () -> Bool) -> Bool {
    guard session.goesOn() else { return false }
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

  /// Waits until a condition is true, as one call in the log.
  package func wait(
    until holds: () -> Bool, timeout: VirtualDuration, title: @autoclosure () -> String
  ) -> Bool {
    waitCall(title, timeout) { poll(timeout: timeout, until: holds) }
  }

  /// Waits until an expectation is met; each check is an activity in the log.
  package func wait(
    toMeet expectation: @autoclosure () -> String, timeout: VirtualDuration,
    check isMet: () -> Bool
  ) -> Bool {
    let began = now
    let hasCome = poll(timeout: timeout) {
      record(.activityBegan(title: "Checking `\(expectation())`"))
      defer { record(.activityEnded) }
      guard !isMet() else { return true }
      step("Capturing element debug description")
      return false
    }
    if !hasCome { keep(expectation(), timeout, lost: now - began) }
    return hasCome
  }

  /// Waits until something matches, or until nothing does.
  package func wait(
    for query: Query, toExist wanted: Bool, timeout: VirtualDuration,
    title: @autoclosure () -> String
  ) -> Bool {
    if let easing = session.easing { session.meet(easing.waits(beforeWaitFor: query), easing) }
    return waitCall(title, timeout, for: query) {
      let deadline = now + max(session.easing?.timeout(timeout, of: query) ?? timeout, .zero)
      return poll(timeout: timeout, of: query) {
        guard timeout > .zero else { return session.exists(query) == wanted }
        let isLast = now >= deadline
        if checks(for: query, toExist: wanted) { return true }
        if isLast { session.finder.stepLooking(for: query) }
        return false
      }
    }
  }

  /// Makes one look of a wait, which is one check of an expectation (behaviour.md E3).
  ///
  /// At the deadline Xcode's log has one more plain look with the same result; here it takes no
  /// time.
  private func checks(for query: Query, toExist wanted: Bool) -> Bool {
    let value = wanted ? 1 : 0
    let words = { session.words(of: query) }
    let key = timing.wording == .xcode12 ? "exists" : "existsNoRetry"
    step("Checking `Expect predicate `\(key) == \(value)` for object \(words())`")
    let isMet = session.exists(query, below: 1) == wanted
    if !isMet { step("Capturing element debug description", below: 1) }
    return isMet
  }

  /// Gathers information about an element that did not appear, which Xcode does after the wait.
  ///
  /// It takes time, which still belongs to the look that found nothing.
  private func triage() {
    session.stepTriage()
    session.looks.missed = session.looks.missed.map { ($0.query, now) }
  }

  /// Advances time until the app makes a condition true; returns false if it does not in time.
  package func wait(
    forEventsOf title: @autoclosure () -> String, timeout: VirtualDuration, until holds: () -> Bool
  ) -> Bool {
    waitCall(title, timeout) {
      following(waitOf: timeout, isPolled: false) {
        waited(until: now + max(timeout, .zero), for: holds)
      }
    }
  }

  private func waited(until deadline: VirtualInstant, for holds: () -> Bool) -> Bool {
    for _ in 0..<Self.pollLimit {
      nextRound()
      if holds() { return true }
      guard now < deadline else { return false }
      device.advance(to: min(session.nextEvent ?? deadline, deadline))
    }
    return holds()
  }

  private func waitCall(
    _ title: () -> String, _ timeout: VirtualDuration, for query: Query? = nil, _ wait: () -> Bool
  ) -> Bool {
    guard session.goesOn() else { return false }
    let began = now
    let isMet = session.call(title(), outcome: { $0 ? "met" : "timed out" }, wait)
    if !isMet, query != nil, session.goesOn() { triage() }
    if !isMet { keep(title(), timeout, lost: now - began, for: query) }
    return isMet
  }

  // MARK: - Observers

  /// Runs a wait of the test, which calls ``nextRound()`` before each of its looks.
  package func following(
    waitOf limit: VirtualDuration, isPolled: Bool = true, _ wait: () -> Bool
  ) -> Bool {
    session.easing?.beginWait()
    defer { session.easing?.endWait() }
    for observer in session.observers {
      observer.waitBegan(atMost: max(limit, .zero), isPolled: isPolled)
    }
    let isMet = wait()
    for observer in session.observers { observer.waitEnded(isMet: isMet) }
    return isMet
  }

  /// Informs the observers that what a wait expects came in the wrong order.
  package func missOrder() {
    for observer in session.observers { observer.waitMissedItsOrder() }
  }

  /// Keeps a wait of the test that timed out, unless an assertion checks it.
  private func keep(
    _ words: String, _ timeout: VirtualDuration, lost: VirtualDuration, for query: Query? = nil
  ) {
    guard session.easing?.isAdding != true, session.goesOn(), session.looks.unmet.isOpen else {
      return
    }
    let site = device.locator?()
    let nearest = query.flatMap { query in
      device.lookedAt.map { $0.tree.nearestMisses(of: query) }
    }
    session.looks.unmet.keep(
      TimedOutWait(
        words: words, file: site?.file ?? "", line: site?.line ?? 0,
        timeout: max(timeout, .zero).nanoseconds, lost: lost.nanoseconds,
        nearest: nearest ?? []))
  }

  /// Keeps a wait of the test for expectations that ended at its deadline, unless an assertion
  /// judges it.
  package func keepTimedOut(waitingFor names: [String], seconds: Double) {
    let limit = VirtualDuration.seconds(max(seconds, 0))
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    keep("Waiting \(max(seconds, 0))s for \(list)", limit, lost: limit)
  }

  /// Whether a wait that was added to the test timed out.
  package var hasMissedAddedWait: Bool { session.easing?.hasMissed ?? false }

  /// The waits of the test so far that timed out and whose results no assertion checked.
  package var timedOutWaits: [TimedOutWait] { session.looks.unmet.all }

  /// Keeps waits that time out, unless an assertion checks the result.
  package func keepUnmetWaits(unless isJudged: @escaping () -> Bool) {
    session.looks.unmet.isJudged = isJudged
  }

  /// Begins the next look of a wait.
  package func nextRound() {
    for observer in session.observers { observer.waitWillLook() }
  }

  /// The limit of a wait, both in seconds; it is longer if longer waits are tried.
  package func limit(ofWait seconds: Double) -> Double {
    session.easing?.timeout(.seconds(seconds), of: nil).inSeconds ?? seconds
  }
}

extension AppSession {
  /// The part that waits for the test.
  package var waiter: Waiter { Waiter(session: self) }

  /// Advances time because the test sleeps.
  package func sleep(_ duration: VirtualDuration) {
    for observer in observers { observer.testSlept(duration) }
    advance(by: duration)
  }
}
