import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import XCTest

/// Causes and advice of tests whose app is still at work when they go on.
final class WorkCauseTests: SearchingTests {
  func testWorkThatBeginsAgain() {
    let found = RacedTests<MorePagesApp>.search { test in
      let app = test.open(["page": "x"])
      app.buttons["More"].tap()
      sleep(7)
      XCTAssertEqual(app.staticTexts["rows"].label, "1 2 3 4 5 6")
    }
    expect(found, .app, "do not begin this work again before it has ended")
  }

  func testATouchOfWhatIsDisabledWhileTheAppWorks() {
    let found = RacedTests<PowerApp>.search { test in
      let app = test.open(["store": "x"])
      app.buttons["Power"].tap()
      sleep(1)
      app.buttons["Power"].tap()
      XCTAssertEqual(app.staticTexts["state"].label, "Off")
    }
    expect(found, .test, #"wait(for: \.isEnabled, toEqual: true"#)
  }

  /// It fails in nearly every run, in two ways.
  func testAPageThatOpensOverAnother() {
    let found = RacedTests<ReportApp>.search { test in
      let app = test.open(["report": "x"])
      app.buttons["Report"].tap()
      app.buttons["Help"].tap()
      sleep(1)
      app.buttons["Contact"].tap()
      XCTAssertTrue(app.staticTexts["Contact page"].waitForExistence(timeout: 3))
    }
    expect(found, .app, "do not let the task at WorkApps.swift")
  }

  func testAValueThatIsUsedBeforeItIsSet() {
    let found = RacedTests<LoginOrdersApp>.search { test in
      let app = test.open(["login": "t", "orders": "x"])
      app.buttons["Orders"].tap()
      sleep(7)
      XCTAssertEqual(app.staticTexts["orders"].label, "2 orders")
    }
    expect(found, .app, "before token of LoginOrdersView is used")
  }

  func testAMomentOfWhatATimerChanges() {
    let found = RacedTests<TurningApp>.search { test in
      let app = test.open(["title": "News"])
      XCTAssertTrue(app.staticTexts["News"].waitForExistence(timeout: 8))
      app.buttons["Next"].tap()
      XCTAssertEqual(app.staticTexts["page"].label, "Page 2")
    }
    expect(found, .test, "let a launch argument stop the timer")
    expect(found.failure?.diagnosis.cause, .time)
  }

  func testKeysBeforeAFieldHasTheKeyboard() {
    let found = RacedTests<CodeApp>.search { test in
      let app = test.open(["name": "Ann"])
      sleep(1)
      app.typeText("1234")
      XCTAssertEqual(app.staticTexts["status"].label, "Complete")
    }
    expect(found, .test, "app.keyboards.firstMatch.waitForExistence")
    expect(found.failure?.diagnosis.cause, .runnerInteraction)
  }

  /// No look can come earlier than right after the touch.
  func testASpinnerThatIsGoneAtOnce() {
    let found = RacedTests<NewsApp>.search { test in
      let app = test.open(["store": "x"])
      app.buttons["Store"].tap()
      XCTAssertTrue(app.activityIndicators["storing"].exists)
    }
    expect(found, .test, #"Wait for what stays, such as "notice""#)
  }

  func testAnOldTimerThatHidesANewNotice() {
    let found = RacedTests<NewsApp>.search { test in
      let app = test.open(["store": "x"])
      app.buttons["Store"].tap()
      app.buttons["Pin"].tap()
      XCTAssertTrue(app.staticTexts["Pinned"].waitForExistence(timeout: 8))
      sleep(1)
      XCTAssertTrue(app.staticTexts["notice"].exists)
    }
    expect(found, .app, "cancel work that is out of date")
  }

  func testAButtonByItsPositionAmongOthersOfItsName() {
    let found = RacedTests<MailsApp>.search { test in
      let app = test.open(["mail": "Dan"])
      sleep(1)
      app.buttons.matching(identifier: "Delete").element(boundBy: 1).tap()
      XCTAssertFalse(app.staticTexts["Bob"].exists)
    }
    expect(found, .test, "Find this by a name of its own")
    expect(found.failure?.diagnosis.cause, .selectorIssue)
  }

  func testAnAnswerToAnOldSearchThatIsAdded() {
    let found = RacedTests<FindingsApp>.search { test in
      let app = test.open(["tea": "green", "milk": "oat"])
      app.buttons["Tea"].tap()
      app.buttons["Milk"].tap()
      sleep(4)
      XCTAssertEqual(app.staticTexts["found"].label, "oat")
    }
    expect(found, .app, "do not begin this work again before it has ended")
  }

  func testWorkThatEndsWithItsPage() {
    let found = RacedTests<AlbumApp>.search { test in
      let app = test.open(["upload": "x"])
      app.buttons["Add"].tap()
      app.buttons["Send"].tap()
      sleep(1)
      app.navigationBars.buttons["Album"].tap()
      sleep(4)
      XCTAssertEqual(app.staticTexts["pictures"].label, "1 pictures")
    }
    expect(found, .app, "let this work go on whatever the user does next")
  }

  func testAnAnswerThatReadsWhatATimerSets() {
    let found = RacedTests<LapApp>.search { test in
      let app = test.open(["lap": "x"])
      sleep(1)
      app.buttons["Lap"].tap()
      sleep(4)
      XCTAssertEqual(app.staticTexts["lap"].label, "Lap 4")
    }
    expect(found, .test, "let a launch argument stop the timer")
    expect(found.failure?.diagnosis.cause, .time)
  }

  /// The answer itself shows nothing: what follows it does.
  func testATouchBeforeTheAnswerThatAllowsIt() {
    let found = RacedTests<CheckingApp>.search { test in
      let app = test.open(["code": "x"])
      app.buttons["Check"].tap()
      sleep(1)
      app.buttons["Reset"].tap()
      sleep(4)
      XCTAssertEqual(app.staticTexts["words"].label, "Enter")
    }
    expect(found, .test, #"wait(for: \.label, toEqual: "Wrong""#)
  }

  func testATouchOfWhatIsStillDimmed() {
    let found = RacedTests<DimmedApp>.search { test in
      let app = test.open(["page": "x"])
      app.buttons["Send"].tap()
      XCTAssertEqual(app.staticTexts["state"].label, "Sent")
    }
    expect(found, .test, #"["loading"].waitForNonExistence"#)
  }

  func testALayerThatComesInFrontOfATouch() {
    let found = RacedTests<StoringPageApp>.search { test in
      let app = test.open(["page": "x"])
      app.buttons["Send"].tap()
      XCTAssertEqual(app.staticTexts["state"].label, "Sent")
    }
    expect(found, .test, "Do this sooner")
  }

  /// The user has asked for the answer, and has gone on since.
  func testAnAnswerThatIsAskedForAndForgetsAChange() {
    let found = RacedTests<NamesApp>.search { test in
      let app = test.open(["names": "Rome"])
      app.buttons["Refresh"].tap()
      app.buttons["Add Oslo"].tap()
      sleep(4)
      XCTAssertEqual(app.staticTexts["names"].label, "Rome, Oslo")
    }
    expect(found, .app, "do not let the task at WorkApps.swift")
  }
}
