import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import VirtualTime
import XCTest

/// A late answer that overwrites a newer one is found, and a cancelled search that still writes.
final class FindingRaceTests: SearchingTests {
  private static func search() {
    let app = XCUIApplication()
    app.tunnel.stubs.push {
      for word in ["t", "te"] {
        Stub(
          "GET", "/v1/found/\(word)",
          answers: .text(word).after(.uniform(from: .milliseconds(100), through: .seconds(2))))
      }
    }
    app.launch()
    app.textFields["Query"].tap()
    app.textFields["Query"].typeText("te")
    sleep(5)
    XCTAssertEqual(app.staticTexts["result"].label, "Found te")
  }

  func testALateAnswerThatOverwritesANewerOneIsFound() {
    let found = RacedTests<FindingApp<Finder>>.search { _ in Self.search() }
    expectFailure(found)
    expect(found.racingLines, ["FindingApps.swift:15", "FindingApps.swift:15"])
  }

  func testAnAnswerToWhatIsAskedNowOverwritesNothingNewer() {
    let found = RacedTests<FindingApp<CarefulFinder>>.search { _ in Self.search() }
    expectCertificate(found)
  }

  func testACancelledSearchThatStillWritesIsFound() {
    let found = RacedTests<CancellingApp<StubbornFinder>>.search { _ in Self.search() }
    expectFailure(found)
    expect(found.racingLines, ["FindingApps.swift:15", "FindingApps.swift:15"])
  }

  func testACancelledSearchThatForgetsItsAnswerWritesNothing() {
    let found = RacedTests<CancellingApp<ObedientFinder>>.search { _ in Self.search() }
    expectCertificate(found)
  }
}
