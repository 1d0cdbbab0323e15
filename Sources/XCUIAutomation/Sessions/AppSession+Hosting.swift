import Foundation
import SimulatedApp
import VirtualTime

extension AppSession {
  /// A session with the app that a test class names, or the usual one, as the environment says; nil
  /// where there is no such app.
  static func session(forAppNamed name: String?) -> AppSession? {
    guard let app = try? AppUnderTest.app(named: name) else { return nil }
    return AppSession(app: app, configuration: SessionSettings.configuration())
  }
}

extension AppSession: HostedSession {
  package var nowNanoseconds: Int64 { now.nanoseconds }

  package var wallClockStartSeconds: Double { configuration.wallClockStart }

  package var nextEventNanoseconds: Int64? { nextEvent?.nanoseconds }

  package func advance(byNanoseconds nanoseconds: Int64) {
    advance(by: VirtualDuration(nanoseconds: nanoseconds))
  }

  package func testWillStart(name: String) {
    testName = name
    record(.testStarted(name: name))
  }

  package func testDidFail(message: String, file: String, line: Int) {
    note(
      RecordedFailure(
        message: message, file: (file as NSString).lastPathComponent, line: line))
  }

  package func testDidFinish() {
    record(.testFinished)
    SessionSettings.keepJournal(of: self)
  }

  package func beginActivity(_ title: String) { record(.activityBegan(title: title)) }

  package func endActivity() { record(.activityEnded) }
}
