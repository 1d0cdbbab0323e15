import XCTest

final class TagsInOrderTests: ScenarioTestCase {
  override class var scenario: String { "tags in order" }

  func testPasses() throws { try runFixed() }
}

final class FirstOfASetTests: ScenarioTestCase {
  override class var scenario: String { "first of a set" }

  func testPasses() throws { try runFixed() }
}

final class AcrossMidnightTests: ScenarioTestCase {
  override class var scenario: String { "across midnight" }

  func testPasses() throws { try runFixed() }
}

final class DayAfterTheLastTests: ScenarioTestCase {
  override class var scenario: String { "day after the last" }

  func testPasses() throws { try runFixed() }
}

final class CountdownToTheTenthTests: ScenarioTestCase {
  override class var scenario: String { "countdown to the tenth" }

  func testPasses() throws { try runFixed() }
}

final class TourSeenBeforeTests: ScenarioTestCase {
  override class var scenario: String { "tour seen before" }

  func testPasses() throws { try runFixed() }
}

final class SettingLeftBehindTests: ScenarioTestCase {
  override class var scenario: String { "setting left behind" }

  func testPasses() throws { try runFixed() }
}

final class VariantByChanceTests: ScenarioTestCase {
  override class var scenario: String { "variant by chance" }

  func testPasses() throws { try runFixed() }
}

final class CodeThatRepeatsTests: ScenarioTestCase {
  override class var scenario: String { "code that repeats" }

  func testPasses() throws { try runFixed() }
}
