import EventOrders
import SimulatedApp
import XCTest

/// Random numbers that the app's own code draws, which are not the test's.
final class DrawnNumberTests: SearchingTests {
  func testARandomTextIsTheAppsChance() {
    let found = RacedTests<DrawingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      XCTAssertEqual(app.staticTexts["greeting"].label, "Hello")
    }
    expectFailure(found)
    expect(found.failure?.diagnosis.cause, .randomness)
    expect(
      found.failure?.diagnosis.reason,
      "the app draws a random number, and the test passes with another answer")
  }

  func testARandomDelayIsAMatterOfOrder() {
    let found = RacedTests<DrawingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Ask"].tap()
      XCTAssertTrue(app.staticTexts["Yes"].waitForExistence(timeout: 2))
    }
    expectFailure(found)
    expect(found.failure?.diagnosis.cause == .randomness, false)
    expect(found.failure?.diagnosis.blame, .test)
  }
}
