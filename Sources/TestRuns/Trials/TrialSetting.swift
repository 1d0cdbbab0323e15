package import EventOrders
package import SimulatedApp
package import VirtualTime

/// The settings of one trial of a test: an app, a seed, and the data stored on the device.
package struct TrialSetting {
  /// The app with the latencies of the campaign; nil if the test drives none.
  package let app: CompiledApp?
  /// The seed of every random choice.
  package let seed: Seed
  /// The data stored on the device at the start; nil for a new device.
  package var belongings: DeviceBelongings?
  /// The variables that a replay needs for the same latencies.
  let replaySettings: String
  /// The request of a search; nil if there is none.
  package var request: RunRequest?
  /// Whether the trial runs for its result; it then has a log and follows a replay token.
  package var isRecorded = false
  /// Whether the test goes on after failures, even if it asks to end at the first one.
  package var goesOnAfterFailures = false
  /// Whether the trial writes a journal.
  var isJournaled = false

  /// Makes the session of the trial; nil if there is no app.
  package func session(_ usual: SessionConfiguration) -> AppSession? {
    guard let app else { return nil }
    var configuration = usual
    configuration.seed = seed
    if !isRecorded {
      configuration.replay = nil
      configuration.isJournaling = false
    }
    if isJournaled { configuration.isJournaling = true }
    configuration.belongings = belongings
    configuration.replaySettings += replaySettings
    let session = AppSession(
      app: app, configuration: request?.applied(to: configuration) ?? configuration)
    if let request {
      session.testWillEnd = request.end
      request.begin(session)
    }
    return session
  }
}
