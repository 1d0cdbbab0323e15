import VirtualTime

/// The looks of a wait, of which only the last round is kept.
struct WaitLooks {
  /// The looks of the present round.
  var looks: [(words: String, observation: Observation, sight: Sight?)] = []
  /// How many waits are under way, one within the other.
  var depth = 0
  /// When the outermost wait began.
  var began = VirtualInstant.start
  /// How long it may take.
  var limit = VirtualDuration.zero
  /// Whether it looks at intervals, and not at each event.
  var isPolled = true

  /// Whether a wait is under way.
  var isHolding: Bool { depth > 0 }
}
