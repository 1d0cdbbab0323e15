import XCTest

final class LastWriterWinsTests: ScenarioTestCase {
  override class var scenario: String { "last writer wins" }

  func testPasses() throws { try runFixed() }
}

final class AnswerToAnOldQueryTests: ScenarioTestCase {
  override class var scenario: String { "answer to an old query" }

  func testPasses() throws { try runFixed() }
}

final class SettingsBeforeContentTests: ScenarioTestCase {
  override class var scenario: String { "settings before content" }

  func testPasses() throws { try runFixed() }
}

final class SessionThatIsRestoredTests: ScenarioTestCase {
  override class var scenario: String { "session that is restored" }

  func testPasses() throws { try runFixed() }
}

final class DraftThatIsOverwrittenTests: ScenarioTestCase {
  override class var scenario: String { "draft that is overwritten" }

  func testPasses() throws { try runFixed() }
}
