import AccessibilityTree
import AppModel
import AppRuntime

extension AppSession {
  /// Makes the waits that are added before a look, and returns the query to look for instead.
  func eased(_ query: Query) -> Query {
    guard let easing else { return query }
    meet(easing.waits(before: query), easing)
    return easing.query(for: query)
  }

  /// Makes the waits that are added before a step other than a look.
  func ease(_ waits: (RunEasing) -> [EasingPlan.Wait]) {
    guard let easing else { return }
    meet(waits(easing), easing)
  }

  /// Makes waits that are added to those of the test.
  func meet(_ waits: [EasingPlan.Wait], _ easing: RunEasing) {
    for wait in waits { easing.adding { AddedWait(session: self, wait: wait).meet() } }
  }
}

/// A wait that an easing plan adds to those of the test.
private struct AddedWait: SessionPart {
  let session: AppSession
  let wait: EasingPlan.Wait

  private var query: Query { wait.query }

  func meet() {
    switch wait.goal {
    case .idle: waitForIdle()
    case .scrolled: scroll()
    case .exists: if !session.exists(query), !wait(forExistence: true) { miss() }
    case .mayCome: if !session.exists(query) { _ = wait(forExistence: true) }
    case .isGone: if session.exists(query), !wait(forExistence: false) { miss() }
    case .isHittable: poll { session.isHittable($0) }
    case .isEnabled(let flag): poll { $0.view.isEnabled == flag }
    case .isSelected(let flag): poll { $0.view.isSelected == flag }
    case .hasValue(let text): poll { $0.view.value == text }
    case .hasFocus: poll { $0.view.hasKeyboardFocus }
    case .says(let words): poll { $0.view.label == words }
    }
  }

  private func wait(forExistence isWanted: Bool) -> Bool {
    session.waiter.wait(for: query, toExist: isWanted, timeout: wait.timeout, title: "Wait")
  }

  private func miss() { session.easing?.miss() }

  /// Swipes up until a touch would reach the element, at most eight times.
  private func scroll() {
    for _ in 0..<8 {
      if let found, case .at = found.snapshot.tree.hit(found.index) { return }
      _ = session.perform(
        .swipe(.swipeUp, pointsPerSecond: 1_000), on: Query(), title: "Swipe up")
    }
  }

  private func poll(_ holds: (FoundElement) -> Bool) {
    func isMet() -> Bool { found.map(holds) ?? false }
    if isMet() { return }
    if !session.waiter.poll(timeout: wait.timeout, until: isMet) { miss() }
  }

  private var found: FoundElement? {
    session.isPresent(query) ? try? session.findNow(query) : nil
  }
}
