import XCTest

/// The screen that loads for two seconds: a test that does not wait fails, each kind of wait helps.
final class LoaderWaitTests: XCTestCase {
  private let app = XCUIApplication()
  private var success: XCUIElement { app.otherElements["SuccessView"] }
  private let isThere = NSPredicate(format: "exists == 1")

  override func setUp() {
    continueAfterFailure = false
    app.launch()
    app.tables["ListView"].cells.firstMatch.tap()
  }

  func testNothingIsThereAtFirst() {
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)
    XCTAssertFalse(success.exists)
  }

  func testWithoutAWaitTheTestFails() throws {
    let output = try ChildRun.output(of: "UnwaitedTests/testTheSecondScreenAtOnce")
    XCTAssertTrue(output.contains("XCTAssertTrue failed - Nothing was loaded"), output)
    XCTAssertTrue(output.contains("with 1 failure"), output)
  }

  func testExpectationOfTheTestCase() {
    expectation(for: isThere, evaluatedWith: success, handler: nil)
    waitForExpectations(timeout: 20, handler: nil)
    success.buttons["more"].tap()
  }

  func testPredicateExpectationAndWaiter() {
    let appears = XCTNSPredicateExpectation(predicate: isThere, object: success)
    XCTAssertEqual(XCTWaiter().wait(for: [appears], timeout: 20), .completed)
    success.buttons["more"].tap()
  }

  func testWaitForExistence() {
    XCTAssertTrue(success.waitForExistence(timeout: 20))
    success.buttons["more"].tap()
  }

  func testWaitForTheLoaderToGo() {
    let loading = app.activityIndicators["LoadingView"]
    XCTAssertTrue(loading.waitForNonExistence(timeout: 20))
    XCTAssertTrue(success.exists)
  }

  func testAFixedSleep() {
    sleep(3)
    XCTAssertTrue(success.exists)
  }

  func testSleepingTooLittle() {
    Thread.sleep(forTimeInterval: 0.5)
    XCTAssertFalse(success.exists)
  }

  func testARunLoopSpin() {
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 3))
    XCTAssertTrue(success.exists)
  }

  func testATimeoutThatIsTooShortIsNoFailureForAWaiter() {
    let appears = XCTNSPredicateExpectation(predicate: isThere, object: success)
    XCTAssertEqual(XCTWaiter.wait(for: [appears], timeout: 1), .timedOut)
  }

  func testAWaitByItselfTakesAtLeastASecond() {
    XCTAssertTrue(success.waitForExistence(timeout: 20))
    let start = Date()
    XCTAssertTrue(success.waitForExistence(timeout: 20))
    XCTAssertEqual(Date().timeIntervalSince(start), 1, accuracy: 0.05)
  }

  func testKeyPathWait() {
    let first = app.buttons["Button1"]
    XCTAssertTrue(first.wait(for: \.label, toEqual: "Button", timeout: 20))
  }

  @MainActor
  func testAWaitInAnAsynchronousTest() async {
    let appears = XCTNSPredicateExpectation(predicate: isThere, object: success)
    await fulfillment(of: [appears], timeout: 20)
    XCTAssertTrue(success.exists)
  }
}
