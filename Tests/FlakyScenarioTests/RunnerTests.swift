import XCTest

final class TypingBeforeTheFocusTests: ScenarioTestCase {
  override class var scenario: String { "typing before the focus" }

  func testPasses() throws { try runFixed() }
}

final class TapThatIsLostTests: ScenarioTestCase {
  override class var scenario: String { "tap that is lost" }

  func testPasses() throws { try runFixed() }
}

final class PromptAfterTheLookTests: ScenarioTestCase {
  override class var scenario: String { "prompt after the look" }

  func testPasses() throws { try runFixed() }
}
