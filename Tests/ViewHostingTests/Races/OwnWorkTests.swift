import EventOrders
import SimulatedApp
import XCTest

/// Work of the app that undoes, loses, ignores or gives up something.
final class OwnWorkTests: SearchingTests {
  func testAnOldTextReplacesWhatIsTypedSince() {
    let found = RacedTests<FormattingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.textFields["Number"].tap()
      app.textFields["Number"].typeText("1")
      app.textFields["Number"].typeText("2")
      sleep(2)
      XCTAssertEqual(app.staticTexts["shown"].label, "12")
    }
    expect(found, .app, "replace what the user has done since")
  }

  func testTwoUploadsOfWhichOneIsLost() {
    let found = RacedTests<QuotaApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Photo"].tap()
      sleep(2)
      app.buttons["Video"].tap()
      XCTAssertTrue(app.staticTexts["2 done"].waitForExistence(timeout: 6))
      XCTAssertEqual(app.staticTexts["used"].label, "2 used")
    }
    expect(found, .app, "read what it changes again after waiting")
  }

  func testASwipeIsIgnoredWhileTheNextCardIsLoaded() {
    let found = RacedTests<CardsApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.otherElements["deck"].swipeLeft()
      sleep(1)
      app.otherElements["deck"].swipeLeft()
      sleep(4)
      XCTAssertEqual(app.staticTexts["card"].label, "Card 3")
    }
    expect(found, .test, #"wait(for: \.label, toEqual: "Card 2""#)
  }

  func testARequestThatIsGivenUp() {
    let found = RacedTests<TimeLimitApp>.search { test in
      let app = test.open(["list": "eggs"])
      XCTAssertTrue(app.staticTexts["eggs"].waitForExistence(timeout: 6))
    }
    expect(found, .app, "In the app, allow more time for the answer")
  }

  func testARequestThatIsCancelledAfterATime() {
    let found = RacedTests<KeptPriceApp>.search { test in
      let app = test.open(["price": "12"])
      XCTAssertTrue(app.staticTexts["12"].waitForExistence(timeout: 6))
    }
    expect(found, .app, "In the app, allow more time for the answer")
  }

  func testATabThatIsStillEmptyIsLoadedAgain() {
    let found = RacedTests<EmptyTabApp>.search { test in
      let app = test.open(["feed": "a,b"])
      app.tabBars.buttons["Settings"].tap()
      app.tabBars.buttons["Feed"].tap()
      sleep(5)
      XCTAssertEqual(app.staticTexts.matching(identifier: "row").count, 2)
    }
    expect(found, .app, "do not begin this work again before it has ended")
  }

  func testAChangeWithoutALineIsKnownByItsTask() {
    let found = RacedTests<EmptyTabApp>.search { test in
      let app = test.open(["feed": "a,b"])
      sleep(1)
      XCTAssertEqual(app.staticTexts.matching(identifier: "row").count, 2)
    }
    expect(found.racingLines.last, "OwnWorkApps.swift:207")
  }

  func testAChangeOfTheAppHasNoLineOfTheTest() {
    let found = RacedTests<StoredSettingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Louder"].tap()
      sleep(5)
      XCTAssertEqual(app.staticTexts["state"].label, "loud")
    }
    expect(found.failure?.diagnosis.blame, .app)
    expect(found.failure?.diagnosis.pair?.second.place.hasPrefix("OwnWorkTests"), false)
  }

  func testAValueIsAskedForAgainWhileItIsUnderWay() {
    let found = RacedTests<ValueCacheApp>.search { test in
      let app = test.open(["value": "v"])
      sleep(1)
      app.buttons["Title"].tap()
      sleep(5)
      XCTAssertEqual(app.staticTexts["requests"].label, "requests 1")
    }
    expect(found, .app, "do not begin this work again")
  }

  func testAFilterThatEachKeyBeginsAgain() {
    let found = RacedTests<TypedFilterApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.textFields["Filter"].tap()
      app.textFields["Filter"].typeText("bread")
      XCTAssertEqual(app.cells.count, 1)
    }
    expect(found, .test, "(boundBy: 1).waitForNonExistence")
  }
}
