import VirtualTime

/// The looks of a wait; only those of the last round are kept.
struct WaitLooks {
  /// A look of the current round.
  struct Look {
    let words: String
    let observation: Observation
    let sight: Sight?
    let instant: VirtualInstant
    /// How many happenings the trace had before it.
    let place: Int
    /// Whether the test also checked that a touch would hit what it found.
    var asksForFrames = false
  }

  /// The looks of the current round.
  var looks: [Look] = []
  /// How many waits are under way, nested in each other.
  var depth = 0
  /// When the outermost wait began.
  var began = VirtualInstant.start
  /// How long the outermost wait may take.
  var limit = VirtualDuration.zero
  /// Whether it polls at intervals instead of at each event.
  var isPolled = true
  /// Whether what it expects came in the wrong order.
  var missesOrder = false

  /// Whether a wait is running.
  var isHolding: Bool { depth > 0 }
}
