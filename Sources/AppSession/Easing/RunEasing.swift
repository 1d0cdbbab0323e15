import AccessibilityTree
import VirtualTime

/// Applies an easing plan to one run: which of its waits are due, and which query replaces another.
final class RunEasing {
  let plan: EasingPlan
  /// How many moments of each kind there were, by their moment with the number 0.
  private var counts: [EasingPlan.Moment: Int] = [:]
  private var touches = 0
  private var depth = 0
  /// Whether the running step was added to those of the test.
  private(set) var isAdding = false

  /// Whether an added wait timed out where an assertion on it would fail the test.
  private(set) var hasMissed = false

  /// Notes that an added wait timed out.
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
    waits { .look(query.text, number: $0) }
  }

  /// The waits to add before a wait of the test until a query has a match or has none.
  func waits(beforeWaitFor query: Query) -> [EasingPlan.Wait] {
    waits { .wait(query.text, number: $0) }
  }

  /// The waits to add before a touch of a point or of the app as a whole.
  func waitsBeforeTouch() -> [EasingPlan.Wait] { waits { .touch($0) } }

  /// The waits to add before the test types into the app as a whole.
  func waitsBeforeTyping() -> [EasingPlan.Wait] { waits { .typing($0) } }

  /// The waits to add before the test ends the app.
  func waitsBeforeEnd() -> [EasingPlan.Wait] { waits { .end($0) } }

  /// The waits to add before the next moment of a kind, which is counted.
  private func waits(before moment: (Int) -> EasingPlan.Moment) -> [EasingPlan.Wait] {
    guard depth == 0, !isAdding else { return [] }
    let number = counts[moment(0), default: 0] + 1
    counts[moment(0)] = number
    return plan.waits.filter { $0.moment == moment(number) }
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
