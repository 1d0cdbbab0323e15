import EnvironmentVariables
import VirtualTime

/// The command that replays one trial of a test.
package struct ReplayCommand: CustomStringConvertible {
  private let settings: String
  private let token: String
  private let filter: String

  /// Makes the command for a test by its name in a campaign, which may end with a device
  /// configuration.
  ///
  /// - Parameters:
  ///   - token: the replay token of the trial.
  ///   - test: the test's name.
  ///   - settings: the variables needed besides the token, each followed by a space.
  package init(_ token: String, of test: String, settings: String) {
    self.settings = settings
    self.token = token
    filter = TestFilter.pattern(of: test)
  }

  /// The command.
  package var description: String {
    settings + EnvironmentVariable.replay.assignment(token) + "swift test --filter '\(filter)'"
  }

  /// The words of a table in place of a token or command that would not repeat a failure.
  package static let none = "no token repeats it"

  /// The text that replaces a command if another run with the same choices took another course.
  package static let unrepeatable = [
    "No token repeats this: with the same choices, another run of the test went differently.",
    "The test depends on something that the seed does not decide, such as a static variable, a",
    "file, or a thread or clock of the machine. To find tests that depend on others: "
      + EnvironmentVariable.order.name + "=1.",
  ]

  /// The variables for latencies and faults, each followed by a space.
  package static func settings(latencies: String, faults: String) -> String {
    (latencies == LatencyPlan.asWritten.name
      ? "" : EnvironmentVariable.latencies.assignment(latencies))
      + (faults.isEmpty ? "" : EnvironmentVariable.faults.assignment(faults))
  }
}
