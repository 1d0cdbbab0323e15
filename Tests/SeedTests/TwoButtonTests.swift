import XCTest

/// A screen with two buttons; the identifier of one is the label of the other.
final class TwoButtonTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-coordinatorUnderUITest", "SimpleCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["SuccessView"].waitForExistence(timeout: 5))
  }

  func testByLabel() {
    let more = app.buttons["more"]
    XCTAssert(more.exists)
    more.tap()
  }

  func testByIdentifierOfTheFirst() {
    XCTAssertEqual(app.buttons["Button1"].label, "Button")
  }

  func testByPredicate() {
    let isNamed = NSPredicate(format: "identifier == 'Button'")
    let second = app.descendants(matching: .button).matching(isNamed).element
    XCTAssert(second.exists)
    XCTAssertEqual(second.label, "more")
    second.tap()
  }

  func testByPredicateInOneStep() {
    let second = app.buttons.element(
      matching: NSPredicate(format: "%K == %@", "identifier", "Button"))
    XCTAssertEqual(second.label, "more")
  }

  func testTwoMatchesExist() {
    XCTAssertTrue(app.buttons["Button"].exists)
    XCTAssertEqual(app.buttons.matching(identifier: "Button").count, 2)
  }

  func testBothAreInTheDescription() {
    let rows = app.buttons["Button"].debugDescription
    XCTAssertTrue(rows.contains("identifier: 'Button1', label: 'Button'"), rows)
    XCTAssertTrue(rows.contains("identifier: 'Button', label: 'more'"), rows)
  }

  func testFirstMatchOfTwoCanBeTapped() {
    app.buttons["Button"].firstMatch.tap()
    XCTAssertEqual(app.buttons["Button"].firstMatch.identifier, "Button1")
  }
}
