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
}
