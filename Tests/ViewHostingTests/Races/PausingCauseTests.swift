import EventOrders
import SimulatedApp
import XCTest

/// Apps whose own services pause for random times, several of which decide together.
final class PausingCauseTests: SearchingTests {
  func testASumOfTwoPauses() {
    let found = RacedTests<LinkedApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      XCTAssertTrue(app.staticTexts["Item 7"].waitForExistence(timeout: 2))
    }
    expect(found, .test, "waitForExistence(timeout: 4)")
  }

  func testASumOfFourPauses() {
    let found = RacedTests<ProgressApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(2)
      app.buttons["Continue"].tap()
      XCTAssertEqual(app.staticTexts["page"].label, "done")
    }
    expect(found, .test, #"wait(for: \.isEnabled"#)
  }

  func testAnEndBeforeTheChoiceIsKept() {
    let found = RacedTests<FirstRunApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Finish"].tap()
      sleep(1)
      app.terminate()
      app.launch()
      XCTAssertTrue(app.staticTexts["Home"].waitForExistence(timeout: 2))
    }
    expect(found, .test, "before PausingCauseTests.swift:33")
  }

  func testAPlaceIsKeptWhileRowsChange() {
    let found = RacedTests<AskedRowsApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Delete Milk"].tap()
      app.buttons["Yes"].tap()
      sleep(5)
      XCTAssertFalse(app.buttons["Delete Milk"].exists)
    }
    expect(found, .app, "PausingApps.swift:105")
  }

  func testALeftTabCancelsItsWork() {
    let found = RacedTests<NewsTabApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(1)
      app.tabBars.buttons["Settings"].tap()
      app.tabBars.buttons["News"].tap()
      sleep(3)
      XCTAssertEqual(app.staticTexts["news"].label, "Today")
    }
    expect(found, .app, "In the app, let this work go on when the user leaves its page")
  }
}
