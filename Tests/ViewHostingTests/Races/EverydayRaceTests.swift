import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import VirtualTime
import XCTest

/// Races that apps have every day: each is found, with two lines of the app.
final class EverydayRaceTests: SearchingTests {
  /// Starts the app with a server that answers with the last part of a path.
  private static func launch(_ paths: String...) -> XCUIApplication {
    let app = XCUIApplication()
    app.tunnel.stubs.push {
      for path in paths {
        Stub(
          "GET", "/v1/\(path)",
          answers: .text(path).after(.uniform(from: .milliseconds(100), through: .seconds(2))))
      }
    }
    app.launch()
    return app
  }

  private func expectRace(
    _ found: SearchFindings, _ lines: [Int], file: StaticString = #filePath, line: UInt = #line
  ) {
    expectFailure(found, file: file, line: line)
    expect(
      found.racingLines, lines.map { "EverydayApps.swift:\($0)" }, file: file, line: line)
  }

  private static func findTwo() {
    let app = launch("found/cat", "found/dog")
    app.buttons["Cat"].tap()
    app.buttons["Dog"].tap()
    sleep(5)
    XCTAssertEqual(app.staticTexts["result"].label, "found/dog")
  }

  func testAnOlderSubscriptionThatAnswersLastIsFound() {
    expectRace(RacedTests<SubscribedFinderApp>.search { _ in Self.findTwo() }, [16, 16])
  }

  func testATaskInsideOfACancelledSubscriptionIsFound() {
    expectRace(RacedTests<CancelledFinderApp>.search { _ in Self.findTwo() }, [135, 135])
  }

  func testARowThatIsRemovedByItsOldPlaceIsFound() {
    let found = RacedTests<RemovableRowsApp>.search { _ in
      let app = Self.launch("apple", "pear")
      app.buttons["Remove pear"].tap()
      app.buttons["Remove apple"].tap()
      sleep(5)
      XCTAssertEqual(app.staticTexts["rows"].label, "plum")
    }
    expectRace(found, [43, 43])
  }

  func testASecondTapBeforeTheFormIsDisabledIsFound() {
    let found = RacedTests<SavedFormApp>.search { _ in
      let app = Self.launch("check")
      app.buttons["Save"].tap()
      app.buttons["Save"].tap()
      sleep(9)
      XCTAssertEqual(app.staticTexts["saved"].label, "saved 1")
    }
    expectRace(found, [67, 69])
  }

  func testSuggestionsThatComeAfterTheSubmittedSearchAreFound() {
    let found = RacedTests<SuggestionsApp>.search { _ in
      let app = Self.launch("suggestions/tea", "all/tea")
      app.textFields["Query"].tap()
      app.textFields["Query"].typeText("tea\n")
      sleep(5)
      XCTAssertEqual(app.staticTexts["shown"].label, "all/tea")
    }
    expectRace(found, [107, 107])
  }
}
