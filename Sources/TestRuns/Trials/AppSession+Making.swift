package import SimulatedApp
package import TestHost
import VirtualTime

extension AppSession {
  /// Makes a session with the app of a test and the environment's settings; nil without an app.
  package static func session(
    for choice: AppChoice, timing: AutomationTiming?, arguments: [String], trial: TrialSetting?
  ) -> AppSession? {
    var configuration = SessionSettings.configuration()
    if let timing { configuration.timing = timing }
    configuration.arguments += arguments
    if let trial {
      let session = trial.session(configuration)
      if let session, trial.isRecorded { ActivityLogPrinter.attach(to: session) }
      return session?.locatingCalls()
    }
    guard let app = try? AppUnderTest.app(for: choice) else { return nil }
    let latencies = CampaignSettings.ofThisProcess.latencies
    configuration.replaySettings += latencies.replaySettings
    let session = AppSession(app: app.planned(latencies), configuration: configuration)
    ActivityLogPrinter.attach(to: session)
    return session.locatingCalls()
  }
}
