import EventOrders
import SimulatedApp
import XCTest

/// What comes in front of an element, and what says that the app is ready.
final class FrontCauseTests: SearchingTests {
  func testAPageComesInFront() {
    let found = RacedTests<LockingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(2)
      app.buttons["Open"].tap()
      XCTAssertEqual(app.staticTexts["page"].label, "document")
    }
    expect(found, .test, "Wait for Unlock and close it before")
    expect(found.failure?.diagnosis.reason, "Unlock comes in front of what the test touches")
  }

  func testALayerIsStillInFront() {
    let found = RacedTests<OfflineApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Send"].tap()
      XCTAssertEqual(app.staticTexts["state"].label, "sent")
    }
    expect(found, .test, #"app.staticTexts["No connection"].waitForNonExistence"#)
    expect(
      found.failure?.diagnosis.reason, "a layer is still in front of what the test touches")
  }

  func testAnotherElementIsSelected() {
    let found = RacedTests<CurrencyApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Pay"].tap()
      XCTAssertEqual(app.staticTexts["paid"].label, "paid in NOK")
    }
    expect(found, .test, #"app.buttons["NOK"].wait(for: \.isSelected, toEqual: true"#)
  }

  func testATouchHitsTheElementBelowTheAlert() {
    let found = RacedTests<SureApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Delete"].tap()
      sleep(1)
      app.buttons["Delete"].firstMatch.tap()
      sleep(1)
      XCTAssertEqual(app.staticTexts["state"].label, "deleted")
    }
    expect(found, .test, #"app.alerts["Delete it?"]"#)
  }

  func testASheetIsKnownByWhatItShows() {
    let found = RacedTests<NewsSheetApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Count"].tap()
      sleep(1)
      app.buttons["Count"].tap()
      XCTAssertEqual(app.staticTexts["count"].label, "2 times")
    }
    expect(found, .test, "Wait for Got it and close it before")
  }

  func testAFieldTakesTheFocus() {
    let found = RacedTests<FaultyFieldApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.textFields["Mail"].tap()
      sleep(1)
      app.typeText("ann")
      XCTAssertEqual(app.staticTexts["both"].label, "|ann")
    }
    expect(found, .app, "do not let the change at FrontApps.swift:")
  }
}
