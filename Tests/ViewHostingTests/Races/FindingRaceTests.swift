import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import VirtualTime
import XCTest

/// A late answer that overwrites a newer one is found, and a cancelled search that still writes.
final class FindingRaceTests: XCTest::XCTestCase {
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

  private func expectRace(in found: SearchFindings, at lines: [String]) throws {
    let failure = try XCTUnwrap(found.failure)
    XCTAssertTrue((2...10).contains(failure.run), "run \(failure.run)")
    XCTAssertEqual(found.racingLines, lines)
    XCTAssertTrue(failure.isRepeatable)
  }

  func testALateAnswerThatOverwritesANewerOneIsFound() throws {
    let found = RacedTests<FindingApp<Finder>>.search(from: 2) { _ in Self.search() }
    try expectRace(in: found, at: ["FindingApps.swift:15", "FindingApps.swift:15"])
  }

  func testAnAnswerToWhatIsAskedNowOverwritesNothingNewer() {
    let found = RacedTests<FindingApp<CarefulFinder>>.search { _ in Self.search() }
    XCTAssertNotNil(found.certificate)
  }

  func testACancelledSearchThatStillWritesIsFound() throws {
    let found = RacedTests<CancellingApp<StubbornFinder>>.search(from: 2) { _ in Self.search() }
    try expectRace(in: found, at: ["FindingApps.swift:15", "FindingApps.swift:15"])
  }

  func testACancelledSearchThatForgetsItsAnswerWritesNothing() {
    let found = RacedTests<CancellingApp<ObedientFinder>>.search { _ in Self.search() }
    XCTAssertNotNil(found.certificate)
  }
}
