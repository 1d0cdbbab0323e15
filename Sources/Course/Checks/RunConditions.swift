/// The conditions under which the tests of an exercise run.
package struct RunConditions: Sendable, Equatable {
  /// The variant of the app; nil for the app itself.
  package var variant: String?
  /// The device; nil for the app's own.
  package var device: String?
  /// The number of seeds to run the tests with; nil runs them once.
  package var trials: Int?
  /// Whether all orders of events are run.
  package var isSearch = false

  /// The environment of the run; an empty text removes a variable.
  package func environment(app: String) -> [String: String] {
    var environment = Dictionary(
      uniqueKeysWithValues: Self.others.map { ("REHEARSAL_" + $0, "") })
    environment["REHEARSAL_LESSON"] = "1"
    environment["REHEARSAL_LOG"] = "off"
    environment["REHEARSAL_APP"] = app
    environment["REHEARSAL_VARIANT"] = variant ?? ""
    environment["REHEARSAL_DEVICE"] = device ?? ""
    environment["REHEARSAL_TRIALS"] = trials.map(String.init) ?? ""
    environment["REHEARSAL_SEARCH"] = isSearch ? "exhaustive" : ""
    return environment
  }

  /// The variables that could change the result of a run.
  private static let others = [
    "ARGUMENTS", "FAULTS", "HARDWARE_KEYBOARD", "JOURNAL", "LANGUAGE", "LATENCIES", "ORDER", "OS",
    "OUTPUT", "REPLAY", "SEED", "SHARD", "SPRT", "TEST_TIMEOUTS", "TIMING",
  ]
}
