import PredicateFormat
import VirtualTime

/// What a launch gave an app, and what is still to come of the app's start.
struct Startup {
  /// A start that waits for the experiments.
  struct Pending {
    /// The coordinator to start.
    let coordinator: String
    /// A link that arrived meanwhile; it is followed after the start.
    var link: String?
  }

  /// The start that waits for the experiments; nil when none waits.
  var pendingStart: Pending?
  /// The values that the launch gave in place of stored defaults.
  var givenDefaults: [String: FormatValue] = [:]
  /// The rest of the app's start sequence; nil once all of it was shown.
  var startSequence: StartSequence?
  /// The scheduled interruptions of the app's definition.
  var interruptions: [EventHandle] = []
}
