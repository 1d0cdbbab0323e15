import EnvironmentVariables

/// The conditions under which the tests of an exercise run.
package struct RunConditions: Sendable, Equatable {
  /// The variant of the app; nil for the app without a variant.
  package var variant: String?
  /// The device; nil for the app's own.
  package var device: String?
  /// The number of seeds to run the tests with; nil runs them once.
  package var trials: Int?
  /// Whether all orders of events are run.
  package var isSearch = false

  /// The environment of the run; an empty text removes a variable.
  package func environment(app: String) -> [String: String] {
    var values: [EnvironmentVariable: String] = [:]
    for variable in Self.others { values[variable] = "" }
    values[.lesson] = "1"
    values[.log] = "off"
    values[.app] = app
    values[.variant] = variant ?? ""
    values[.device] = device ?? ""
    values[.trials] = trials.map(String.init) ?? ""
    values[.search] = isSearch ? "exhaustive" : ""
    return values.named
  }

  /// The variables that could change the result of a run.
  private static let others: [EnvironmentVariable] = [
    .arguments, .faults, .hardwareKeyboard, .journal, .language, .latencies, .order, .system,
    .output, .replay, .seed, .shard, .stopping, .testTimeouts, .timing,
  ]
}
