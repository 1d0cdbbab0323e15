import EventOrders
import SimulatedApp
import XCTest

/// What the app shows for a while, and what its tasks leave behind.
final class MomentCauseTests: SearchingTests {
  func testAWaitIsTooShortForASlowAnswer() {
    let found = RacedTests<PatientApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      XCTAssertTrue(app.staticTexts["ready"].waitForExistence(timeout: 3))
    }
    expect(found, .test, "timeout: 6)  // instead of 3")
    expect(found.failure?.diagnosis.reason, "the wait ends before the answer does")
  }

  func testAPageClosesItself() {
    let found = RacedTests<ClosingEditorApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["New note"].tap()
      sleep(1)
      app.buttons["Close"].tap()
      XCTAssertTrue(app.buttons["New note"].waitForExistence(timeout: 3))
    }
    expect(found, .test, "Look for it earlier")
  }

  func testATouchReadsWhatTurnsByItself() {
    let found = RacedTests<StoryApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      let caption = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "label == 'Summer'"), object: app.staticTexts["caption"])
      XCTAssertEqual(XCTWaiter().wait(for: [caption], timeout: 6), .completed)
      app.buttons["Like"].tap()
      XCTAssertEqual(app.staticTexts["liked"].label, "liked 2")
    }
    expect(found, .test, "let a launch argument stop the timer")
  }

  func testChildrenEndInAnyOrder() {
    let found = RacedTests<UnorderedNamesApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(4)
      XCTAssertEqual(
        app.staticTexts.matching(identifier: "name").element(boundBy: 0).label, "Anna")
    }
    expect(found, .app, "put the results of the children in a fixed order")
    expect(found.failure?.diagnosis.reason.contains("the same work again"), false)
  }
}
