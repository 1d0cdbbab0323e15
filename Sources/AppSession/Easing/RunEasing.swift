import AccessibilityTree
import AppModel
import AppRuntime
import VirtualTime

/// Makes things easier for a test from inside its session, as a plan says.
final class RunEasing {
  let plan: EasingPlan
  private var counts: [String: Int] = [:]
  private var touches = 0
  private var depth = 0
  /// Whether a step that is under way is none of the test's own.
  private(set) var isAdding = false

  /// Begins a run.
  init(_ plan: EasingPlan) { self.plan = plan }
  func timeout(_ given: VirtualDuration) -> VirtualDuration {
    isAdding ? given : given * plan.timeoutFactor
  }

  /// What is asked for instead of a query.
  func query(for query: Query) -> Query { plan.queries[query.text] ?? query }

  func beginWait() { depth += 1 }

  func endWait() { depth -= 1 }

  /// Called before each look of the test.
  func willLook(_ query: Query, _ session: AppSession) {
    guard depth == 0, !isAdding else { return }
    let number = counts[query.text, default: 0] + 1
    counts[query.text] = number
    make(.look(query.text, number: number), session)
  }

  /// Called before each touch of a point.
  func willTouch(_ session: AppSession) {
    guard depth == 0, !isAdding else { return }
    touches += 1
    make(.touch(touches), session)
  }

  private func make(_ moment: EasingPlan.Moment, _ session: AppSession) {
    for wait in plan.waits where wait.moment == moment {
      isAdding = true
      defer { isAdding = false }
      meet(wait, session)
    }
  }

  private func meet(_ wait: EasingPlan.Wait, _ session: AppSession) {
    let query = wait.query
    switch wait.goal {
    case .idle: session.waitForIdle()
    case .scrolled: wait.scroll(session)
    case .exists:
      if session.exists(query) { return }
      _ = session.wait(for: query, toExist: true, timeout: wait.timeout, title: "Wait")
    case .isGone:
      if !session.exists(query) { return }
      _ = session.wait(for: query, toExist: false, timeout: wait.timeout, title: "Wait")
    case .isHittable: wait.poll(session) { session.isHittable($0) }
    case .says(let words): wait.poll(session) { $0.view.label == words }
    }
  }
}

extension EasingPlan.Wait {
  /// How often a test swipes before it gives up.
  private static let swipes = 8

  fileprivate func scroll(_ session: AppSession) {
    for _ in 0..<Self.swipes {
      let found = session.isPresent(query) ? try? session.findNow(query) : nil
      if let found, case .at = found.snapshot.tree.hit(found.index) { return }
      _ = session.swipe(.swipeUp, on: Query(), pointsPerSecond: 1_000, title: "Swipe up")
    }
  }

  fileprivate func poll(_ session: AppSession, _ holds: (FoundElement) -> Bool) {
    func isMet() -> Bool {
      guard session.isPresent(query), let found = try? session.findNow(query) else { return false }
      return holds(found)
    }
    if isMet() { return }
    _ = session.poll(timeout: timeout, until: isMet)
  }
}
