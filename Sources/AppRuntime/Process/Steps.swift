import RunJournal

/// The events that wait to be answered, and the numbers of scheduled events.
struct Steps {
  /// The most events that one input may raise before the app counts as stuck in a loop.
  static let raiseLimit = 10_000

  /// The waiting events, the next first.
  var raised: [RaisedEvent] = []
  /// The events that came due while the app was suspended.
  var held: [AppEvent] = []
  var recent = RecentPast()
  /// Whether an event is being answered.
  var isStepping = false
  var nextActivation = 1
  private var lastRaise = 0

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
