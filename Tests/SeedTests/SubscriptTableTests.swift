import XCTest

/// Elements by a key or by a place, whatever their type, through a table of the test case.
struct ElementTable {
  let query: XCUIElementQuery
  subscript(key: String) -> XCUIElement { query[key] }
  subscript(index: Int) -> XCUIElement { query.element(boundBy: index) }
}

extension XCTestCase {
  var buttons: ElementTable { ElementTable(query: XCUIApplication().buttons) }
  var labels: ElementTable { ElementTable(query: XCUIApplication().staticTexts) }
  var cells: ElementTable { ElementTable(query: XCUIApplication().cells) }
  var fields: ElementTable { ElementTable(query: XCUIApplication().textFields) }

  func pause(_ seconds: TimeInterval) {
    let never = expectation(description: "nothing")
    never.isInverted = true
    wait(for: [never], timeout: seconds)
  }
}

extension XCUIElement {
  /// Taps the middle of the element's frame, hittable or not.
  func forceTap() { coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap() }
}

final class SubscriptTableTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testByPlaceAndByKey() {
    XCTAssertEqual(cells[0].staticTexts["Title"].label, "First")
    XCTAssertTrue(labels["Ninth"].exists)
    XCTAssertFalse(labels["Tenth"].exists)
    XCTAssertFalse(cells[9].exists)
  }

  func testForcedTapAndPause() {
    cells[3].forceTap()
    pause(4)
    buttons["more"].forceTap()
    XCTAssertTrue(buttons["more"].isHittable)
  }

  func testRoutingByTheElementOnlyOneScreenHas() {
    cells[1].tap()
    XCTAssertTrue(XCUIApplication().otherElements["SimpleView"].exists, "A wrong screen")
  }

  func testLongPressOnAField() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "TextFieldCoordinator"]
    app.launch()
    fields[0].tap()
    fields[0].press(forDuration: 1.2)
    fields["textField_textField"].typeText("quick")
    XCTAssertEqual(fields[0].value as? String, "quick")
  }
}
