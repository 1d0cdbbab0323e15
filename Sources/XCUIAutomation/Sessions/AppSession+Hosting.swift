import Foundation
import SimulatedApp
import VirtualTime

extension AppSession {
  /// A session with the app of a test class, run as the environment says; nil where there is none.
  static func session(
    for test: XCTestCase.Type, in interface: InterfaceConfiguration? = nil,
    trial: TrialSetting? = nil
  ) -> AppSession? {
    var configuration = SessionSettings.configuration()
    if let timing = test.simulatedTiming { configuration.timing = timing }
    configuration.arguments += interface?.arguments ?? []
    if let trial {
      let session = trial.session(configuration)
      if let session, trial.isRecorded { ActivityLogPrinter.attach(to: session) }
      return session?.locatingCalls()
    }
    guard let app = try? AppUnderTest.app(for: test) else { return nil }
    let latencies = CampaignSettings.ofThisProcess.latencies
    configuration.replaySettings = latencies.replaySettings
    let session = AppSession(app: latencies.applied(to: app), configuration: configuration)
    ActivityLogPrinter.attach(to: session)
    return session.locatingCalls()
  }

  /// The session, able to tell the lines of the test that make a call.
  func locatingCalls() -> AppSession {
    device.locator = { CallSite.current() }
    device.callers = { CallSite.callers() }
    return self
  }
}

extension AppSession: HostedSession {
  package var nowNanoseconds: Int64 { now.nanoseconds }

  package var wallClockStartSeconds: Double {
    testClockStart ?? configuration.wallClockStart
  }

  package var nextEventNanoseconds: Int64? { nextEvent?.nanoseconds }

  package var nextAnswerNanoseconds: Int64? { device.nextOutsideInstant?.nanoseconds }

  package func advance(byNanoseconds nanoseconds: Int64) {
    let duration = VirtualDuration(nanoseconds: nanoseconds)
    device.tracer?.slept += duration
    advance(by: duration)
  }

  package func testWillStart(name: String, module: String) {
    testName = name
    record(.testStarted(name: name, module: module))
  }

  package func testDidFail(message: String, file: String, line: Int) {
    note(
      RecordedFailure(
        message: message, file: (file as NSString).lastPathComponent, line: line))
  }

  package func testDidExpectFailure(message: String, reason: String) {
    record(.failureExpected(message: message, reason: reason))
  }

  package func testDidMeasure(metric: String, unit: String, values: [Double]) {
    record(.measured(metric: metric, unit: unit, values: values))
  }

  package func testDidFinish() {
    testWillEnd?(self)
    testWillEnd = nil
    device.outside?.close()
    // What is cleaned up is asked for by no line of the test.
    device.callers = nil
    aim(at: app.definition.bundleIdentifier)
    terminate()
    closeSteps()
    record(.testFinished)
    SessionSettings.keepJournal(of: self)
  }

  package var isNarrating: Bool { device.isNarrating }

  package func beginActivity(_ title: String) { record(.activityBegan(title: title)) }

  package func endActivity() { record(.activityEnded) }

  package func attach(_ attachment: XCTAttachment) {
    guard !isHalted else { return }
    step("Added attachment named '\(attachment.name ?? "")'")
    attach(attachment.kept(at: now), onlyOnFailure: attachment.lifetime == .deleteOnSuccess)
  }
}
