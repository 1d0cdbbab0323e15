import Foundation
import TestHost

/// What is wrong with the variables of the environment, one sentence each.
package enum SettingFaults {
  /// The faults in the environment of this process; the first use warns of unknown variables.
  package static let ofThisProcess: [String] = {
    let variables = VariableReading()
    for warning in variables.unknown {
      FileHandle.standardError.write(Data((warning + "\n").utf8))
    }
    return all(in: variables)
  }()

  /// The faults in an environment.
  static func all(in variables: VariableReading) -> [String] {
    SessionSettings.faults(in: variables) + CampaignSettings.faults(in: variables)
  }
}
