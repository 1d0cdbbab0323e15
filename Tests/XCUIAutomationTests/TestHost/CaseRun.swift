import SimulatedApp
import XCUIAutomation

/// One run of a test case made here, with what its journal says.
enum CaseRun {
  /// The facts of a test that runs a body on an app.
  static func facts(
    _ app: CompiledApp = ChancyApp.compiled,
    timing: AutomationTiming = .xcode26,
    _ body: @escaping (XCUIAutomation::XCTestCase) throws -> Void
  ) throws -> [JournalFact] {
    try record(app, timing: timing, body).entries.map(\.fact)
  }

  /// The journal of a test that runs a body on an app.
  static func record(
    _ app: CompiledApp = ChancyApp.compiled,
    timing: AutomationTiming = .xcode26, on device: DeviceProfile? = nil,
    _ body: @escaping (XCUIAutomation::XCTestCase) throws -> Void
  ) throws -> JournalRecord {
    let session = AppSession(
      app: app,
      configuration: SessionConfiguration(device: device, timing: timing, isJournaling: true))
    let hooks = TestHostHooks(makeSession: { _ in session })
    TestHostHooks.$current.withValue(hooks) {
      XCUIAutomation::XCTestCase(name: "Case.test") { test in
        guard let test = test as? XCUIAutomation::XCTestCase else { return }
        try body(test)
      }.invokeTest()
    }
    return try JournalRecord(session.device.journal?.bytes ?? [])
  }
}

extension [JournalFact] {
  /// The messages of the failures.
  var failures: [String] {
    compactMap { if case .failed(let failure) = $0 { failure.message } else { nil } }
  }

  /// The attachments.
  var attachments: [Attachment] {
    compactMap { if case .attached(let attachment) = $0 { attachment } else { nil } }
  }
}
