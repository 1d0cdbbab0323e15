import Foundation
import TestHost

/// What is wrong with the variables of the environment, one sentence each.
package enum SettingFaults {
  /// The faults in the environment of this process.
  package static let ofThisProcess = all(in: ProcessInfo.processInfo.environment)

  /// The faults in an environment.
  static func all(in environment: [String: String]) -> [String] {
    SessionSettings.faults(in: environment) + CampaignSettings.faults(in: environment)
  }
}
