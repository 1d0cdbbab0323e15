import SimulatedApp
import TestHost
import XCUIAutomation

/// A test driven by hand, part by part, with its log.
final class LogRun {
  let session: AppSession
  private let app: CompiledApp

  init(_ app: AppDefinition, timing: AutomationTiming) {
    self.app = CompiledApp(app)
    session = AppSession(
      app: self.app, configuration: SessionConfiguration(timing: timing, isJournaling: true))
  }

  /// Runs code outside of a test.
  func before(_ body: @escaping () -> Void) { HostedBody.run(in: session, body) }

  /// Runs a test as the host of tests does; a failure ends its body.
  func test(
    _ name: String, module: String = "Tests", setUp: @escaping () -> Void = {},
    tearDown: @escaping () -> Void = {}, _ body: @escaping () -> Void
  ) {
    session.testWillStart(name: name, module: module)
    session.beginPhase("Set Up")
    HostedBody.run(in: session, setUp)
    session.closeSteps()
    HostedBody.run(in: session, body)
    session.resume()
    session.beginPhase("Tear Down")
    HostedBody.run(in: session, tearDown)
    session.testDidFinish()
  }

  /// Runs a step of a test that has a name.
  func activity(_ title: String, _ body: () -> Void) {
    session.beginActivity(title)
    body()
    session.endActivity()
  }

  /// The log of all that was run, made from the journal.
  func log() throws -> String {
    ActivityLogText.text(of: try JournalRecord(session.device.journal?.bytes ?? []))
  }
}
