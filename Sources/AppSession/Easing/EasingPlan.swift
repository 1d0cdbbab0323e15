package import AccessibilityTree
package import VirtualTime

/// What is made easier for a test, to try a change before anyone makes it; set it as
/// ``SessionConfiguration/easing``.
package struct EasingPlan: Sendable {
  /// What an added wait waits for.
  package enum Goal: Sendable, Hashable {
    /// An element matches.
    case exists
    /// An element matches, or the time is up, which does not count as a failure.
    case mayCome
    /// No element matches any more.
    case isGone
    /// A touch on the element would reach it.
    case isHittable
    /// The element responds to touches, or does not.
    case isEnabled(Bool)
    /// The element is selected, or is not.
    case isSelected(Bool)
    /// The element has this value.
    case hasValue(String)
    /// The element receives what is typed.
    case hasFocus
    /// The element has this label.
    case says(String)
    /// The app has nothing to do and nothing moves.
    case idle
    /// The element is scrolled to where a touch can reach it.
    case scrolled

    /// Whether it depends on a text, which may contain a date.
    package var isOfText: Bool {
      switch self {
      case .says, .hasValue: true
      default: false
      }
    }
  }

  /// The step of the test that a wait is added before.
  package enum Moment: Sendable, Hashable {
    /// The n-th look by a query with this text, outside of the waits of the test.
    case look(String, number: Int)
    /// The n-th wait until a match of a query with this text appears or disappears.
    case wait(String, number: Int)
    /// The n-th touch of a point or of the app as a whole.
    case touch(Int)
    /// The n-th time that the test types into the app as a whole.
    case typing(Int)
    /// The n-th time that the test ends the app, also to launch it again.
    case end(Int)
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

  /// Taps that are repeated until they have their intended effect.
  package struct Taps: Sendable {
    /// Which touch of the test is repeated, counted from 1; nil repeats each tap.
    package let touch: Int?
    /// What the tap makes appear; nil stops as soon as anything has changed.
    package let effect: Query?
    /// The most repetitions.
    package let limit: Int
    /// How long each tap may take to show its effect.
    package static let pause = VirtualDuration.seconds(2)

    /// Describes taps to repeat.
    package init(touch: Int? = nil, until effect: Query? = nil, atMost limit: Int) {
      self.touch = touch
      self.effect = effect
      self.limit = limit
    }
  }

  /// The waits that are added to the test.
  package var waits: [Wait] = []
  /// The factor by which the waits of the test may take longer.
  package var timeoutFactor: Double = 1
  /// The text of the query whose waits may take longer; nil means all waits.
  package var timeoutQuery: String?
  /// How long the test gives the waits that may take longer; nil means all waits.
  package var timeoutGiven: VirtualDuration?

  /// Loaders that never fail.
  package var stubbedLoaders: [String] = []
  /// The queries that replace others, by the texts of the replaced queries.
  package var queries: [String: Query] = [:]
  /// The taps to repeat; nil repeats none.
  package var taps: Taps?
  /// Whether all animations are off.
  package var isStill: Bool = false

  /// Makes a plan that changes nothing.
  package init() {}

  /// Whether it changes nothing.
  var isEmpty: Bool {
    waits.isEmpty && timeoutFactor == 1 && stubbedLoaders.isEmpty && !isStill
      && queries.isEmpty && taps == nil
  }
}
