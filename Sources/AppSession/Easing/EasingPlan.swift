package import AccessibilityTree
package import VirtualTime

/// What is made easier for a test, to try a change before anyone makes it; set it as
/// ``SessionConfiguration/easing``.
package struct EasingPlan: Sendable {
  /// What an added wait waits for.
  package enum Goal: Sendable, Hashable {
    /// An element matches.
    case exists
    /// No element matches any more.
    case isGone
    /// A touch on the element would reach it.
    case isHittable
    /// The element has this label.
    case says(String)
    /// The app has nothing to do and nothing moves.
    case idle
    /// The element is scrolled to where a touch would reach it.
    case scrolled
  }

  /// The step of the test that a wait is added before.
  package enum Moment: Sendable, Hashable {
    /// The n-th look by a query with this text, outside of the waits of the test.
    case look(String, number: Int)
    /// The n-th touch of a point.
    case touch(Int)
  }

  /// A wait that is added to the test.
  package struct Wait: Sendable {
    /// The step that it is added before.
    package let moment: Moment
    /// The query for the element that it is about.
    package let query: Query
    /// The state that it waits for.
    package let goal: Goal
    /// How long it may take.
    package let timeout: VirtualDuration

    /// Describes a wait.
    package init(
      before moment: Moment, for query: Query, to goal: Goal, atMost timeout: VirtualDuration
    ) {
      self.moment = moment
      self.query = query
      self.goal = goal
      self.timeout = timeout
    }
  }

  /// The waits that are added to the test.
  package var waits: [Wait] = []
  /// The factor by which the waits of the test may take longer.
  package var timeoutFactor: Double = 1

  /// Loaders that never fail.
  package var stubbedLoaders: [String] = []
  /// The queries that replace others, by the texts of the replaced queries.
  package var queries: [String: Query] = [:]
  /// How often a tap that has changed nothing is repeated.
  package var tapRepeats: Int = 0
  /// Whether all animations are off.
  package var isStill: Bool = false

  /// Makes a plan that changes nothing.
  package init() {}

  /// Whether it changes nothing.
  var isEmpty: Bool {
    waits.isEmpty && timeoutFactor == 1 && stubbedLoaders.isEmpty && !isStill
      && queries.isEmpty && tapRepeats == 0
  }
}
