import XCTest

final class TouchBeforeTheFrameTests: ScenarioTestCase {
  override class var scenario: String { "touch before the frame" }

  func testPasses() throws { try runFixed() }
}

final class RowsAfterTheSpinnerTests: ScenarioTestCase {
  override class var scenario: String { "rows after the spinner" }

  func testPasses() throws { try runFixed() }
}

final class LabelBeforeItsValueTests: ScenarioTestCase {
  override class var scenario: String { "label before its value" }

  func testPasses() throws { try runFixed() }
}

final class SpinnerOnlyWhenSlowTests: ScenarioTestCase {
  override class var scenario: String { "spinner only when slow" }

  func testPasses() throws { try runFixed() }
}

final class BannerThatPushesDownTests: ScenarioTestCase {
  override class var scenario: String { "banner that pushes down" }

  func testPasses() throws { try runFixed() }
}

final class ToastForTwoSecondsTests: ScenarioTestCase {
  override class var scenario: String { "toast for two seconds" }

  func testPasses() throws { try runFixed() }
}
