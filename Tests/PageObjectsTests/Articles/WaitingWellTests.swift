import PageObjects
import XCTest

final class WaitingWellTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
    app.cells.firstMatch.tap()
  }

  func testThreePlaces() {
    waitForElementAppearance(app.buttons["more"]).tap()
    let loading = app.activityIndicators["LoadingView"]
    XCTAssertEqual(loading.waitForDisappearance(timeout: 5), .completed)
  }

  func testConditions() {
    let more = app.buttons["more"]
    wait(timeout: 5) {
      WaitCondition.visible(app.buttons["Button1"])
      WaitCondition("the words", more.label, is: "more")
    }
  }
}
