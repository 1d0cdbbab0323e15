package import AccessibilityTree
package import VirtualTime

/// What is made easier for a test, so that a change to it can be tried before anybody makes it: set
/// ``SessionConfiguration/easing``.
package struct EasingPlan: Sendable {
  /// What is waited for.
  package enum Goal: Sendable, Hashable {
    /// An element is there.
    case exists
    /// No element is there any more.
    case isGone
    /// A touch on it would reach it.
    case isHittable
    /// It says something.
    case says(String)
    /// The app has nothing to do and nothing moves.
    case idle
    /// It was scrolled to where a touch would reach it.
    case scrolled
  }

  /// The step before which something is waited for.
  package enum Moment: Sendable, Hashable {
    /// The n-th look of the test, outside of its waits, by a query with this text.
    case look(String, number: Int)
    /// The n-th touch of a point.
    case touch(Int)
  }

  /// A wait that the test does not have.
  package struct Wait: Sendable {
    /// When it is made.
    package let moment: Moment
    /// The element that it is about.
    package let query: Query
    /// What is waited for.
    package let goal: Goal
    /// How long at most.
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

  /// The waits that are added.
  package var waits: [Wait] = []
  /// How many times as long the test's own waits may take.
  package var timeoutFactor: Double = 1

  /// Loaders that never fail.
  package var stubbedLoaders: [String] = []
  /// Queries that are asked instead of others, by the texts of those.
  package var queries: [String: Query] = [:]
  /// How often a tap is made again that has changed nothing.
  package var tapRepeats: Int = 0
  /// Whether nothing moves.
  package var isStill: Bool = false

  /// Makes a plan that changes nothing.
  package init() {}

  /// Whether it changes nothing.
  var isEmpty: Bool {
    waits.isEmpty && timeoutFactor == 1 && stubbedLoaders.isEmpty && !isStill
      && queries.isEmpty && tapRepeats == 0
  }
}
