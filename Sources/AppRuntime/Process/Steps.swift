/// The events that wait to be answered, and the numbers of what is scheduled.
struct Steps {
  /// Events that one input may raise before the app counts as stuck in a loop.
  static let raiseLimit = 10_000

  /// The events that wait, the next first.
  var raised: [RaisedEvent] = []
  /// The events that came due while the app was suspended.
  var held: [AppEvent] = []
  /// Whether an event is being answered.
  var isStepping = false
  var nextActivation = 1
  private var lastRaise = 0

  /// Takes the number of a new activation.
  mutating func takeActivation() -> Int {
    defer { nextActivation += 1 }
    return nextActivation
  }

  /// Takes the number of a delayed event.
  mutating func takeRaise() -> Int {
    lastRaise += 1
    return lastRaise
  }
}
