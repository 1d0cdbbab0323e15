import EventOrders
import SimulatedApp
import XCTest

/// Answers that come after what they were for, or after the app has looked for them.
final class LateAnswerTests: SearchingTests {
  func testResultsComeAfterTheTextIsCleared() {
    let found = RacedTests<ClearedSearchApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      let field = app.searchFields.firstMatch
      field.tap()
      field.typeText("a")
      sleep(1)
      field.typeText(XCUIKeyboardKey.delete.rawValue)
      sleep(5)
      XCTAssertTrue(app.staticTexts["No results"].exists)
    }
    expect(found, .app, "do not let the task at LateAnswerApps.swift:24 replace")
  }

  func testAWaitEndsBeforeTheAppLooksAgain() {
    let found = RacedTests<NetworkLooksApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Connect"].tap()
      let online = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "label == 'Online'"), object: app.staticTexts["network"])
      XCTAssertEqual(XCTWaiter().wait(for: [online], timeout: 6), .completed)
    }
    expect(found, .test, "timeout: 12")
  }

  func testTwoPartsRenewAToken() {
    let found = RacedTests<RenewedTokenApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      XCTAssertTrue(app.staticTexts["3 orders"].waitForExistence(timeout: 8))
      sleep(8)
      XCTAssertFalse(app.staticTexts["Please log in again"].exists)
    }
    expect(found, .app, "let it make no difference which comes first")
  }

  func testAMomentOfAProgress() {
    let found = RacedTests<UploadApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Upload"].tap()
      sleep(3)
      XCTAssertEqual(app.staticTexts["progress"].label, "Uploaded 50 %")
    }
    expect(found, .test, "Allow for the moments on both sides")
  }

  func testOneOfSeveralMatchesIsWaitedFor() {
    let found = RacedTests<FilterApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Filter"].tap()
      sleep(1)
      XCTAssertEqual(app.staticTexts.matching(identifier: "row").count, 1)
    }
    expect(found, .test, #"["row"].firstMatch.wait(for: \.label, toEqual: "Cherry""#)
  }

  func testABranchIsTakenBeforeTheAnswer() {
    let found = RacedTests<TwoStepLoginApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Next"].tap()
      sleep(1)
      if app.secureTextFields["Password"].exists {
        app.buttons["Log in"].tap()
      } else {
        app.buttons["Use a code"].tap()
      }
      XCTAssertEqual(app.staticTexts["step"].label, "in")
    }
    expect(found, .test, #"secureTextFields["Password"].waitForExistence"#)
  }

  func testAMessageComesWhileAllAreMarkedAsRead() {
    let found = RacedTests<ReadMailApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Mark all"].tap()
      XCTAssertTrue(app.staticTexts["new mail"].waitForExistence(timeout: 5))
      sleep(4)
      XCTAssertEqual(app.staticTexts["unread"].label, "1 unread")
    }
    expect(found, .app, "ReadMailApps.swift:20 and ReadMailApps.swift:15")
  }
}
