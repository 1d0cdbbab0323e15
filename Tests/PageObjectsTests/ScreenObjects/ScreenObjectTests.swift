import PageObjects
import XCTest

private struct ListScreen: ScreenObject {
  let app = XCUIApplication()
  var rows: XCUIElementQuery { app.tables["ListView"].cells }
  var expectedElements: [XCUIElement] { [app.tables["ListView"]] }
}

private struct DetailsScreen: ScreenObject {
  let app = XCUIApplication()
  var more: XCUIElement { app.buttons["more"] }
  var expectedElements: [XCUIElement] { [app.otherElements["SuccessView"], more] }
}

final class ScreenObjectTests: FailureTestCase {
  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testAScreenIsProvenBeforeItIsUsed() {
    let details = ListScreen.proven().open(DetailsScreen.self) { $0.rows.firstMatch.tap() }
    details.more.tap()
    XCTAssertTrue(details.isProven)
  }

  func testWhatIsMissingNow() {
    XCTAssertTrue(ListScreen().isProven)
    XCTAssertEqual(DetailsScreen().missingElements.count, 2)
  }

  func testAScreenThatIsNotThereIsToldByWhatIsMissing() {
    XCTAssertEqual(
      messages {
        DetailsScreen.proven(timeout: 2)
      },
      [
        "failed - DetailsScreen is not shown after 2 s: 2 of 2 expected elements are missing: "
          + "\"SuccessView\" Other, \"more\" Button"
      ])
  }
}
