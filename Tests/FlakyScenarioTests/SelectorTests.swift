import XCTest

final class FirstRowTests: ScenarioTestCase {
  override class var scenario: String { "first row" }

  func testPasses() throws { try runFixed() }
}

final class LabelInAnotherLanguageTests: ScenarioTestCase {
  override class var scenario: String { "label in another language" }

  func testPasses() throws { try runFixed() }
}

final class IdentifierThatStandsTwiceTests: ScenarioTestCase {
  override class var scenario: String { "identifier that stands twice" }

  func testPasses() throws { try runFixed() }
}
