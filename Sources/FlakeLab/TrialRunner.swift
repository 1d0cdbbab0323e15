package import SimulatedApp
import TestHost
import Trials
package import VirtualTime

/// Runs flows on an app, each run in a new session; any number of threads may share a runner.
package struct TrialRunner: Sendable {
  /// The app under test.
  package let app: CompiledApp
  let timing: AutomationTiming

  /// Runs flows on an app.
  package init(app: CompiledApp, timing: AutomationTiming) {
    self.app = app
    self.timing = timing
  }

  /// Runs a flow once.
  func run(_ flow: Flow, seed: Seed) -> Trial {
    let session = session(flow, seed: seed, isJournaling: false)
    defer { FinishedSession.release(session) }
    return trial(of: session, seed: seed)
  }

  /// Runs a flow once and keeps the journal, in UTF-8.
  func journal(of flow: Flow, seed: Seed) -> [UInt8] {
    session(flow, seed: seed, isJournaling: true).device.journal?.bytes ?? []
  }

  /// Runs a flow once on a device with the state that an earlier run left; nil means a fresh
  /// device.
  func run(
    _ flow: Flow, seed: Seed, on belongings: DeviceBelongings?
  ) -> (trial: Trial, belongings: DeviceBelongings) {
    var configuration = configuration(of: flow, seed: seed)
    configuration.belongings = belongings
    let session = AppSession(app: app, configuration: configuration)
    play(flow, in: session)
    defer { FinishedSession.release(session) }
    return (trial(of: session, seed: seed), session.device.belongings)
  }

  /// The configuration of a flow's session.
  package func configuration(of flow: Flow, seed: Seed) -> SessionConfiguration {
    var configuration = SessionConfiguration(seed: seed, timing: timing)
    configuration.faults = flow.faults
    return configuration
  }

  private func session(_ flow: Flow, seed: Seed, isJournaling: Bool) -> AppSession {
    var configuration = configuration(of: flow, seed: seed)
    configuration.isJournaling = isJournaling
    let session = AppSession(app: app, configuration: configuration)
    play(flow, in: session)
    return session
  }

  /// Runs a flow in a session, and writes the first and the last line of its journal.
  package func play(_ flow: Flow, in session: AppSession) {
    session.record(.testStarted(name: flow.name))
    if case .threw(let error) = HostedBody.run(in: session, flow.body) {
      let message = "the flow threw an error: \(error)"
      session.note(
        TestFailure(
          message: message, file: "", line: 0, reason: FailureReason(.error, message: message)))
    }
    session.record(.testFinished)
  }

  func trial(of session: AppSession, seed: Seed) -> Trial {
    Trial(
      seed: seed, failures: session.failures, duration: session.now - .start,
      context: session.failures.isEmpty ? nil : session.replayContext)
  }
}
