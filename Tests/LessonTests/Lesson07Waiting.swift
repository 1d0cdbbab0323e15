import PageObjects
import XCTest

/// Waiting, three ways.
@MainActor
final class Lesson07Waiting: LessonTestCase {
  private func openDetails() {
    app.launch()
    app.tables["ListView"].cells.firstMatch.tap()
  }

  func testWrongNoWait() {
    openDetails()
    expectFailure(
      """
      XCTAssertTrue failed - no details
      """)
    XCTAssertTrue(success.exists, "no details")
  }

  func testWrongASleepThatIsTooShort() {
    openDetails()
    sleep(1)
    expectFailure(
      """
      XCTAssertTrue failed - still no details
      """)
    XCTAssertTrue(success.exists, "still no details")
  }

  func testWrongATimeoutThatIsTooShort() {
    openDetails()
    expectFailure(
      """
      failed - "SuccessView" Other did not appear within 1 s
          Pending: loader details (attempt 1)
          Virtual time: t = 3.083 s  Seed: 1
      """)
    waitForElementAppearance(success, timeout: 1)
  }

  func testTheTestCaseWaitsAndFailsByItself() {
    openDetails()
    waitForElementAppearance(success).buttons["more"].tap()
  }

  func testAnElementWaitsAndSaysHowItEnded() {
    openDetails()
    XCTAssertTrue(success.waitForExistence(timeout: 20))
    XCTAssertEqual(success.waitForAppearance(), .completed)
    success.buttons["more"].tap()
  }

  func testABrowserWaitsLikeAnElement() {
    openDetails()
    let loading = SimpleElementBrowser(request: SearchRequest(id: "LoadingView"))
    XCTAssertEqual(loading.waitForDisappearance(), .completed)
    app.buttons["more"].tap()
  }

  func testAWaitForAnyState() {
    openDetails()
    let more = app.buttons["more"]
    waitForElementPredicateExpectation(
      more, predicate: NSPredicate(format: "exists == 1 AND isHittable == 1"))
    more.tap()
  }

  func testOneWaitAndThenAssertions() {
    openDetails()
    XCTAssertTrue(success.waitForExistence(timeout: 20))
    XCTAssertEqual(success.buttons["Button1"].label, "Button")
    XCTAssertTrue(success.buttons["more"].isHittable)
  }
}
