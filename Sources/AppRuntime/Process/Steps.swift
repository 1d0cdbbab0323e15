import RunJournal
import VirtualTime

/// The raised events that no screen has handled yet, and the numbers of scheduled events.
struct Steps {
  /// The most events that one input may raise before the app counts as stuck in a loop.
  static let raiseLimit = 10_000

  /// The most transitions at one instant before the app counts as stuck in a loop.
  static let transitionLimit = 10_000

  /// The waiting events, the next first.
  var raised: [RaisedEvent] = []
  /// The events that became due while the app was suspended.
  var held: [AppEvent] = []
  var recent = RecentPast()
  /// Whether an event is being handled.
  var isStepping = false
  /// Whether a task of the app's own code is running.
  var isInTask = false
  /// Whether code of the app has made tasks.
  var hasTasks = false
  var nextActivation = 1
  private var lastRaise = 0
  private var lastInstant = VirtualInstant.start
  private var transitions = 0

  /// Counts a transition; false if there were too many at this instant.
  mutating func countTransition(at instant: VirtualInstant) -> Bool {
    transitions = instant == lastInstant ? transitions + 1 : 1
    lastInstant = instant
    return transitions <= Self.transitionLimit
  }

  /// Returns a new number of an activation.
  mutating func takeActivation() -> Int {
    defer { nextActivation += 1 }
    return nextActivation
  }

  /// Returns a new number of a delayed event.
  mutating func takeRaise() -> Int {
    lastRaise += 1
    return lastRaise
  }
}
