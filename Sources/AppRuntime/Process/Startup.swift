import PredicateFormat
import VirtualTime

/// The values that a launch passed to an app, and the part of its start that is still to come.
struct Startup {
  /// A start that waits for the experiments.
  struct Pending {
    /// The coordinator to start.
    let coordinator: String
    /// A link that arrived before the start; it is followed after it.
    var link: String?
  }

  /// The start that waits for the experiments; nil when none waits.
  var pendingStart: Pending?
  /// The values that the launch passed, which override stored defaults.
  var givenDefaults: [String: FormatValue] = [:]
  /// The rest of the app's start sequence; nil once all of it was shown.
  var startSequence: StartSequence?
}
