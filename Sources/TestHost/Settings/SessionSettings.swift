import EnvironmentVariables
import Foundation
package import SimulatedApp
import VirtualTime

/// Reads the settings of sessions from environment variables.
package enum SessionSettings {
  /// The configuration of the next session; invalid values are ignored, see ``faults(in:)``.
  package static func configuration(
    from variables: VariableReading = VariableReading()
  ) -> SessionConfiguration {
    var configuration = SessionConfiguration()
    if let seed = variables.number(.seed) { configuration.seed = Seed(seed) }
    configuration.replay = variables.text(.replay)
    configuration.replaySettings = variables.replaySettings
    configuration.isReplayGiven = configuration.replay != nil
    configuration.hashing = variables.number(.hashing) ?? SessionConfiguration.usualHashing
    configuration.device = variables.value(.device) { DeviceProfile.named($0) }
    configuration.system = variables.value(.system) { SystemVersion(named: $0) }
    configuration.language = variables.text(.language)
    if let timing = variables.value(.timing, AutomationTiming.named) {
      configuration.timing = timing
    }
    if let plan = variables.value(.faults, { try FaultPlan(parsing: $0) }) {
      configuration.faults = plan
    }
    configuration.isJournaling = variables.isSet(.journal)
    configuration.isKeyboardConnected = variables.isSet(.hardwareKeyboard)
    configuration.arguments = ArgumentList.split(variables.text(.arguments) ?? "")
    return configuration
  }

  /// The errors in the variables, one sentence each.
  package static func faults(in variables: VariableReading) -> [String] {
    [
      variables.fault(in: .seed),
      variables.fault(in: .device, among: DeviceProfile.names) { DeviceProfile.named($0) },
      variables.fault(in: .system, among: SystemVersion.allCases.map(\.rawValue)) {
        SystemVersion(named: $0)
      },
      variables.fault(in: .language, among: SystemLanguage.allCases.map(\.rawValue)) {
        SystemLanguage(named: $0)
      },
      variables.fault(in: .deviceLife),
      variables.fault(in: .timing, among: AutomationTiming.names, AutomationTiming.named),
      variables.fault(
        in: .replay,
        reading: { (text) throws(ReplayTokenError) in
          _ = try ReplayToken(parsing: text)
        }),
      variables.fault(
        in: .faults,
        reading: { (text) throws(FaultPlanError) in _ = try FaultPlan(parsing: text) }),
    ].compactMap(\.self)
  }
}

/// Splits a line into arguments as a shell does, at whitespace except inside quotes.
enum ArgumentList {
  static func split(_ line: String) -> [String] {
    var arguments: [String] = []
    var current: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { current = (current ?? "") + String(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        current = current ?? ""
      } else if character.isWhitespace {
        if let word = current { arguments.append(word) }
        current = nil
      } else {
        current = (current ?? "") + String(character)
      }
    }
    if let word = current { arguments.append(word) }
    return arguments
  }
}
