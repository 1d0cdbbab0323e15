import OutputFiles
import TestHost

/// The errors in environment variables, one sentence each.
package enum SettingFaults {
  /// The errors in the environment of this process; the first use prints unknown variables.
  package static let ofThisProcess: [String] = {
    let variables = VariableReading()
    for warning in variables.unknown {
      StandardStream.error.tell(warning)
    }
    return all(in: variables)
  }()

  /// The errors in an environment.
  static func all(in variables: VariableReading) -> [String] {
    SessionSettings.faults(in: variables) + CampaignSettings.faults(in: variables)
  }
}
