import VirtualTime

/// The looks of a wait; only those of the last round are kept.
struct WaitLooks {
  /// A look of the present round.
  struct Look {
    let words: String
    let observation: Observation
    let sight: Sight?
    let instant: VirtualInstant
    /// How many happenings the trace had before it.
    let place: Int
    /// Whether the test also asked if a touch would reach what it found.
    var asksForFrames = false
  }

  /// The looks of the present round.
  var looks: [Look] = []
  /// How many waits are under way, nested in each other.
  var depth = 0
  /// When the outermost wait began.
  var began = VirtualInstant.start
  /// How long the outermost wait may take.
  var limit = VirtualDuration.zero
  /// Whether it looks at intervals, not at each event.
  var isPolled = true
  /// Whether what it is for has come in another order than it asks for.
  var missesOrder = false

  /// Whether a wait is running.
  var isHolding: Bool { depth > 0 }
}
