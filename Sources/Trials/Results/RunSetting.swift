import EnvironmentVariables
import VirtualTime

/// The settings of a run as stored with its results; an empty one is the default.
package struct RunSetting: Sendable, Equatable, Codable {
  /// The name of the latency plan.
  package var latencies: String
  /// The faults as text.
  package var faults: String
  /// The name of the device.
  package var device: String
  /// The version of its system.
  package var system: String
  /// The language of its prompts.
  package var language: String
  /// The other variables that a replay needs, such as the app, as they are typed before a command;
  /// nil for none, and in files of older versions.
  package var variables: String?

  /// The default settings except those given.
  package init(
    latencies: String = LatencyPlan.asWritten.name, faults: String = "", device: String = "",
    system: String = "", language: String = "", variables: String? = nil
  ) {
    self.latencies = latencies
    self.faults = faults
    self.device = device
    self.system = system
    self.language = language
    self.variables = variables
  }

  /// The variables that a replay needs besides its token, each followed by a space.
  package var replaySettings: String {
    let others: [(EnvironmentVariable, String)] = [
      (.device, device), (.system, system), (.language, language),
    ]
    return ReplayCommand.settings(latencies: latencies, faults: faults)
      + others.filter { !$0.1.isEmpty }.map { $0.assignment($1) }.joined() + (variables ?? "")
  }
}
