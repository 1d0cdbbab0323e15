import PageObjects
import XCTest

/// Coordinators: launching one screen.
@MainActor
final class Lesson10Coordinators: LessonTestCase {
  func testWrongACoordinatorThatDoesNotExist() {
    app.launchArguments += ["-coordinatorUnderUITest", "HomCoordinator"]
    expectFailure(
      """
      Sample crashed: Fatal error: there is no coordinator "HomCoordinator"; the known coordinators are ListCoordinator, SimpleCoordinator,
      """)
    app.launch()
  }

  func testWrongTheDashIsForgotten() {
    app.launchArguments += ["coordinatorUnderUITest", "HomeCoordinator"]
    app.launch()
    expectFailure(
      """
      Failed to tap Cell (First Match): No matches found for first query match sequence: `Descendants matching type Table` -> `Elements matching predicate '"home_tableView" IN identifiers'` -> `Descendants matching type Cell`
      """)
    app.tables["home_tableView"].cells.firstMatch.tap()
  }

  func testOneScreenAlone() {
    app.launchArguments += ["-coordinatorUnderUITest", "TextFieldCoordinator"]
    app.launch()
    XCTAssertTrue(app.textFields["textField_textField"].exists)
  }

  func testWithoutAnimationsAndAnalytics() {
    app.launchTestMode(customArguments: ["-coordinatorUnderUITest", "TextFieldCoordinator"])
    XCTAssertTrue(app.launchArguments.contains("-animationsDisabled"))
    XCTAssertTrue(app.textFields["textField_textField"].exists)
  }
}
