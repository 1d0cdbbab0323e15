import VirtualTime

/// The command that runs one trial of a test again, alone.
package struct ReplayCommand: CustomStringConvertible {
  private let settings: String
  private let token: String
  private let filter: String

  /// Takes a test by its name in a campaign, in which a configuration of the device may stand last.
  ///
  /// - Parameters:
  ///   - token: what replays the trial.
  ///   - test: the test's name.
  ///   - settings: the variables that are needed beside the token, each followed by a blank.
  package init(_ token: String, of test: String, settings: String) {
    self.settings = settings
    self.token = token
    filter = TestFilter.pattern(of: test)
  }

  /// The command.
  package var description: String {
    "\(settings)REHEARSAL_REPLAY=\(token) swift test --filter '\(filter)'"
  }

  /// The variables that say what is made of latencies and what goes wrong, each followed by a
  /// blank.
  package static func settings(latencies: String, faults: String) -> String {
    (latencies == "as-written" ? "" : "REHEARSAL_LATENCIES=\(latencies) ")
      + (faults.isEmpty ? "" : "REHEARSAL_FAULTS=\"\(faults)\" ")
  }
}
