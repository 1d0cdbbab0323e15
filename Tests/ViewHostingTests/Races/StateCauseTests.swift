import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import XCTest

/// Causes and advice of tests whose app is in another state once an answer has come.
final class StateCauseTests: SearchingTests {
  func testALookBeforeTheLastAnswerIsTheTestsFault() {
    let found = RacedTests<GreetingApp>.search { test in
      let app = test.open(["name": "Ann", "points": "5"])
      let text = app.staticTexts["greeting"]
      let hasName = NSPredicate(format: "label BEGINSWITH 'Hi Ann'")
      _ = XCTWaiter().wait(
        for: [XCTNSPredicateExpectation(predicate: hasName, object: text)], timeout: 10)
      XCTAssertEqual(text.label, "Hi Ann, 5 points")
    }
    expect(found, .test, #"wait(for: \.label, toEqual: "Hi Ann, 5 points""#)
  }

  func testAnAppThatGivesUp() {
    let found = RacedTests<ImpatientApp>.search { test in
      let app = test.open(["report": "All is well"])
      XCTAssertTrue(app.staticTexts["All is well"].waitForExistence(timeout: 10))
    }
    expect(found, .app, "allow more time for the answer")
  }

  func testATouchThatDoesSomethingElseAfterAnAnswer() {
    let found = RacedTests<DeletingApp>.search { test in
      let app = test.open(["rows": "Eggs"])
      app.buttons["Bread"].tap()
      sleep(1)
      app.buttons["Really delete"].tap()
      XCTAssertFalse(app.buttons["Bread"].exists)
    }
    expect(found, .app, #"let tap on "Really delete" Button have the same effect after"#)
  }

  /// The identifier of the text would find it in every state.
  func testAnAssertionOfALabelIsNotWeakened() {
    let found = RacedTests<SendingApp>.search { test in
      let app = test.open(["step": "x"])
      sleep(1)
      XCTAssertTrue(app.staticTexts["Sending"].exists)
    }
    expect(found, .test, "shown only briefly")
  }

  func testAnAnswerThatReplacesWhatWasTyped() {
    let found = RacedTests<DraftApp>.search { test in
      let app = test.open(["draft": "Dear"])
      app.textFields["message"].tap()
      app.textFields["message"].typeText("Hello")
      sleep(4)
      XCTAssertEqual(app.textFields["message"].value as? String, "DearHello")
    }
    expect(found, .app, "do not let the task at StateApps.swift")
  }

  func testATouchByPosition() {
    let found = RacedTests<FeedApp>.search { test in
      let app = test.open(["feed": "New story"])
      sleep(1)
      app.cells.element(boundBy: 0).tap()
      XCTAssertTrue(app.staticTexts["About New story"].waitForExistence(timeout: 5))
    }
    expect(found, .test, "Find this by a name of its own")
  }
}

extension RacedTests {
  /// Opens the app; its server needs up to three seconds for each of its answers.
  func open(_ answers: [String: String]) -> XCUIApplication {
    let app = XCUIApplication()
    for (name, text) in answers.sorted(by: { $0.key < $1.key }) {
      app.tunnel.stubs.push {
        Stub(
          "GET", "/v1/\(name)",
          answers: .text(text).after(.uniform(from: .milliseconds(100), through: .seconds(3))))
      }
    }
    app.launch()
    return app
  }
}
