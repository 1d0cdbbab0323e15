import PredicateFormat
import VirtualTime

/// What a launch has given an app, and what of its start is still to come.
struct Startup {
  /// A start that waits for the experiments.
  struct Pending {
    /// The coordinator to start.
    let coordinator: String
    /// A link that came meanwhile, which is followed then.
    var link: String?
  }

  /// What waits for the experiments; nil where nothing does.
  var pendingStart: Pending?
  /// What the launch gave in place of stored defaults.
  var givenDefaults: [String: FormatValue] = [:]
  /// What of the app's start is still to be shown; nil once all of it was.
  var startSequence: StartSequence?
  /// Interruptions that the app's definition has put on the clock.
  var interruptions: [EventHandle] = []
}
