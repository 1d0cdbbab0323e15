import VirtualTime

/// The looks of a wait; only those of the last round are kept.
struct WaitLooks {
  /// The looks of the present round.
  var looks: [(words: String, observation: Observation, sight: Sight?)] = []
  /// How many waits are under way, nested in each other.
  var depth = 0
  /// When the outermost wait began.
  var began = VirtualInstant.start
  /// How long the outermost wait may take.
  var limit = VirtualDuration.zero
  /// Whether it looks at intervals, not at each event.
  var isPolled = true

  /// Whether a wait is running.
  var isHolding: Bool { depth > 0 }
}
