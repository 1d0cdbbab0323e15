import AccessibilityTree
import VirtualTime

/// Applies an easing plan to one run: which of its waits are due, and which query replaces another.
final class RunEasing {
  let plan: EasingPlan
  private var counts: [String: Int] = [:]
  private var waitCounts: [String: Int] = [:]
  private var pointTouches = 0
  private var touches = 0
  private var depth = 0
  /// Whether the running step was added to those of the test.
  private(set) var isAdding = false

  /// Whether an added wait was not met, where the assertion on it would fail the test.
  private(set) var hasMissed = false

  /// Notes that an added wait was not met.
  func miss() { hasMissed = true }

  /// Begins a run.
  init(_ plan: EasingPlan) { self.plan = plan }

  /// How long a wait of the test may take, for a query if it is known.
  func timeout(_ given: VirtualDuration, of query: Query?) -> VirtualDuration {
    let isMeant =
      (plan.timeoutQuery == nil || plan.timeoutQuery == query?.text)
      && (plan.timeoutGiven == nil || plan.timeoutGiven == given)
    return isAdding || !isMeant ? given : given * plan.timeoutFactor
  }

  /// The query to look for instead of a query.
  func query(for query: Query) -> Query { plan.queries[query.text] ?? query }

  /// Notes that a wait of the test begins; no wait is added inside it.
  func beginWait() { depth += 1 }

  /// Notes that a wait of the test ends.
  func endWait() { depth -= 1 }

  /// The waits to add before a look of the test.
  func waits(before query: Query) -> [EasingPlan.Wait] {
    guard depth == 0, !isAdding else { return [] }
    let number = counts[query.text, default: 0] + 1
    counts[query.text] = number
    return plan.waits.filter { $0.moment == .look(query.text, number: number) }
  }

  /// The waits to add before a wait of the test for what a query finds to come or go.
  func waits(beforeWaitFor query: Query) -> [EasingPlan.Wait] {
    guard depth == 0, !isAdding else { return [] }
    let number = waitCounts[query.text, default: 0] + 1
    waitCounts[query.text] = number
    return plan.waits.filter { $0.moment == .wait(query.text, number: number) }
  }

  /// The waits to add before a touch of a point.
  func waitsBeforeTouch() -> [EasingPlan.Wait] {
    guard depth == 0, !isAdding else { return [] }
    pointTouches += 1
    return plan.waits.filter { $0.moment == .touch(pointTouches) }
  }

  /// How to repeat the touch that the test has just made; nil if it is not repeated.
  func repeats() -> EasingPlan.Taps? {
    guard !isAdding else { return nil }
    touches += 1
    return plan.taps.flatMap { $0.touch == nil || $0.touch == touches ? $0 : nil }
  }

  /// Runs a step that is added to those of the test.
  func adding(_ step: () -> Void) {
    isAdding = true
    defer { isAdding = false }
    step()
  }
}
