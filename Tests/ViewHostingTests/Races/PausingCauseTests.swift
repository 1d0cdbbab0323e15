import EventOrders
import SimulatedApp
import VirtualTime
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
    expect(found, .test, #"["Home"].waitForExistence(timeout: 5))  // before"#)
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
    expect(found, .app, #"In the app, let tap on "Yes" Button have the same effect"#)
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
    expect(found, .app, "In the app, let this work go on whatever the user does next")
  }

  func testAChoiceIsReplaced() {
    let found = RacedTests<PinsApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["North"].tap()
      sleep(4)
      XCTAssertEqual(app.staticTexts["chosen"].label, "North")
    }
    expect(found, .app, "replace what the user has done since")
  }

  func testAnOlderAnswerIsShownLast() {
    let found = RacedTests<SpeakerApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      for _ in 1...3 { app.buttons["Up"].tap() }
      sleep(3)
      XCTAssertEqual(app.staticTexts["level"].label, "3")
    }
    expect(found, .app, "In the app")
  }

  func testATextThatGrows() {
    let found = RacedTests<WordsApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Ask"].tap()
      sleep(1)
      XCTAssertEqual(app.staticTexts["answer"].label, "It is fine")
    }
    expect(found, .test, #"wait(for: \.label, toEqual: "It is fine""#)
    expect(
      found.failure?.diagnosis.reason, "the test does not wait for the answer, it lets time pass")
  }

  func testASessionEnds() {
    let found = RacedTests<SessionApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Transfer"].tap()
      sleep(3)
      XCTAssertEqual(app.staticTexts["amount"].label, "10")
    }
    expect(found, .test, "let a launch argument keep the app from taking it away")
  }

  func testAPageEndsBeforeItIsUsed() {
    let found = RacedTests<SessionApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(3)
      app.buttons["Transfer"].tap()
    }
    expect(found, .test, "let a launch argument keep the app from taking it away")
  }

  func testADelayThatIsDrawnAtTheStart() {
    let found = RacedTests<MeterApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Send"].tap()
      sleep(1)
      XCTAssertEqual(app.staticTexts["shown"].label, "1")
    }
    expect(found, .test, #"wait(for: \.label, toEqual: "1""#)
  }

  func testAQuestionEndsAnEarlierOne() {
    let found = RacedTests<PlaceApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Shops"].tap()
      sleep(5)
      XCTAssertEqual(app.staticTexts["weather"].label, "Oslo")
    }
    expect(found, .app, "In the app, let this work go on")
  }

  func testATimerThatHasFiredOnce() {
    let found = RacedTests<TurningPagesApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      XCTAssertTrue(app.staticTexts["Ready"].waitForExistence(timeout: 6))
      XCTAssertEqual(app.staticTexts["page"].label, "Page 1")
    }
    expect(
      found.failure?.diagnosis.reason,
      "the test expects one moment of what the app changes at intervals")
  }

  func testAWaitNamesTheTypeOfItsElement() {
    let found = RacedTests<PreviewsApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      XCTAssertTrue(app.staticTexts["mail"].waitForExistence(timeout: 5))
      XCTAssertTrue(app.staticTexts["cloud"].exists)
      XCTAssertTrue(app.staticTexts["weekend"].exists)
    }
    expect(found, .test, #"app.activityIndicators["In progress"].waitForNonExistence"#)
  }

  func testAnActorIsEnteredAgain() {
    let found = RacedTests<LikesApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Like"].tap()
      app.buttons["Like"].tap()
      sleep(5)
      XCTAssertEqual(app.staticTexts["likes"].label, "2 likes")
    }
    expect(found, .app, "or read what it changes again after waiting")
  }

  func testAChangeWithinAFixedTime() {
    let found = RacedTests<TickingPriceApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      let before = app.staticTexts["price"].label
      sleep(1)
      XCTAssertNotEqual(app.staticTexts["price"].label, before)
    }
    expect(found, .test, "Wait until it differs from what was read before")
  }

  func testATouchEndsWhatItHasBegun() {
    let found = RacedTests<SavedLikeApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Like"].tap()
      sleep(1)
      XCTAssertEqual(app.staticTexts["state"].label, "on")
    }
    expect(found, .test, "Look for it earlier, right after the step that shows it")
  }

  func testALinkIsLost() throws {
    let link = try XCTUnwrap(URL(string: "shop://item/7"))
    let found = RacedTests<LinkedSessionApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.open(link)
      XCTAssertTrue(app.staticTexts["7"].waitForExistence(timeout: 6))
    }
    expect(found, .app, "In the app, keep a link that comes before")
  }

  func testTheReturnKeyIsNamed() {
    let found = RacedTests<CompletingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.textFields["Address"].tap()
      app.textFields["Address"].typeText("example.org\n")
      XCTAssertEqual(app.staticTexts["page"].label, "example.org")
    }
    expect(found, .app, "In the app, let key Return have the same effect")
  }

  /// The run that a search finds first, and how it is shrunk, differ between seeds.
  func testTheBlameIsTheSameForEverySeed() {
    let up = RacedTests<SpeakerApp>.repeated { _ in
      let app = XCUIApplication()
      app.launch()
      for _ in 1...3 { app.buttons["Up"].tap() }
      sleep(3)
      XCTAssertEqual(app.staticTexts["level"].label, "3")
    }
    let asking = RacedTests<AskingApp>.repeated { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Tea"].tap()
      app.buttons["Milk"].tap()
      sleep(3)
      XCTAssertEqual(app.staticTexts["answer"].label, "About milk")
    }
    for seed in [1, 3, 6, 8] as [UInt64] {
      for test in [up, asking] {
        let search = TestSearch(
          .exhaustive, runLimit: 100, seed: Seed(seed), estimatesRate: false)
        expect(search.findings(of: test).failure?.diagnosis.blame, .app, "seed \(seed):")
      }
    }
  }
}
