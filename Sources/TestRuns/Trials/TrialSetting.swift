package import EventOrders
package import SimulatedApp
package import VirtualTime

/// How one trial of a test is run: with an app, a seed, and what the device holds.
package struct TrialSetting {
  /// The app with its latencies as the campaign has them; nil where the test drives none.
  package let app: CompiledApp?
  /// Decides every draw.
  package let seed: Seed
  /// What the device holds; nil for a fresh one.
  package var belongings: DeviceBelongings?
  /// What a replay has to say of the latencies.
  let replaySettings: String
  /// What a search asks of the run; nil where none does.
  package var request: RunRequest?
  /// Whether it is run for its result: then it has a log, and follows a token that is replayed.
  package var isRecorded = false
  /// Whether it has a journal of its own.
  var isJournaled = false

  /// The session of the trial; nil where there is no app.
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
    configuration.replaySettings = replaySettings
    let session = AppSession(
      app: app, configuration: request?.applied(to: configuration) ?? configuration)
    if let request {
      session.testWillEnd = request.end
      request.begin(session)
    }
    return session
  }
}
