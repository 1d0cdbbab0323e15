/// Under what the tests of an exercise are run.
package struct RunConditions: Sendable, Equatable {
  /// The variant of the app; nil takes the app by itself.
  package var variant: String?
  /// The device; nil takes the app's own.
  package var device: String?
  /// How many seeds the tests are run with; nil runs them once.
  package var trials: Int?
  /// Whether all orders of events are run.
  package var isSearch = false

  /// What the run gets in its environment; an empty text takes a variable away.
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

  /// The variables that could change how a run ends.
  private static let others = [
    "ARGUMENTS", "FAULTS", "HARDWARE_KEYBOARD", "JOURNAL", "LANGUAGE", "LATENCIES", "ORDER", "OS",
    "OUTPUT", "REPLAY", "SEED", "SHARD", "SPRT", "TEST_TIMEOUTS", "TIMING",
  ]
}
