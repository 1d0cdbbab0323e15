import XCTest

/// Ambiguous matches.
final class Lesson02Ambiguity: LessonTestCase {
  override func setUp() {
    super.setUp()
    app.launchArguments = ["-coordinatorUnderUITest", "SimpleCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["SuccessView"].waitForExistence(timeout: 20))
  }

  func testWrongASubscriptAsksForLabelsToo() {
    XCTAssertTrue(app.buttons["Button"].exists)
    expectFailure(
      """
      Failed to tap "Button" Button: Find single matching element. Multiple matching elements found for <XCUIElementQuery: 0x…>.
          Sought: Descendants matching type Button -> Elements matching predicate '"Button" IN identifiers'
          Matches:
            Button, {{16.0, 103.0}, {361.0, 44.0}}, identifier: 'Button1', label: 'Button'
            Button, {{16.0, 147.0}, {361.0, 44.0}}, identifier: 'Button', label: 'more'
      """)
    app.buttons["Button"].tap()
  }

  func testWrongTheFirstMatchIsTheOtherButton() {
    expectFailure(
      """
      XCTAssertEqual failed: ("Button") is not equal to ("more")
      """)
    XCTAssertEqual(app.buttons["Button"].firstMatch.label, "more")
  }

  func testAPredicateOnTheIdentifierAlone() {
    let isNamed = NSPredicate(format: "identifier == %@", "Button")
    let more = app.buttons.element(matching: isNamed)
    XCTAssertEqual(more.label, "more")
    more.tap()
  }
}
