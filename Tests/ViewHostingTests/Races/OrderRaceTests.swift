import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import VirtualTime
import XCTest

/// A double tap that sends twice is found, with the lines of the app that race.
final class OrderRaceTests: XCTest::XCTestCase {
  private static func tapTwice() {
    let app = XCUIApplication()
    app.tunnel.stubs.push {
      Stub(
        "POST", "/v1/orders",
        answers: .status(201).after(.uniform(from: .milliseconds(50), through: .seconds(1))))
    }
    app.launch()
    app.buttons["Send"].tap()
    app.buttons["Send"].tap()
    XCTAssertFalse(app.staticTexts["Sent 2"].waitForExistence(timeout: 8))
  }

  func testADoubleTapThatSendsTwiceIsFound() throws {
    let found = RacedTests<OrderApp>.search(from: 4) { _ in Self.tapTwice() }
    let failure = try XCTUnwrap(found.failure)
    XCTAssertTrue((2...10).contains(failure.run), "run \(failure.run)")
    XCTAssertEqual(found.racingLines, ["OrderApps.swift:8", "OrderApps.swift:10"])
    XCTAssertEqual(failure.diagnosis.pair?.sharing, "sent of Order")
    XCTAssertEqual(failure.diagnosis.blame, .app)
  }

  func testTheTokenOfADoubleTapRepeatsIt() throws {
    let failure = try XCTUnwrap(RacedTests<OrderApp>.search { _ in Self.tapTwice() }.failure)
    let again = RacedTests<OrderApp>.replay(failure.token) { _ in Self.tapTwice() }
    XCTAssertEqual(again.failures, failure.trial.failures)
  }

  func testAnOrderThatIsNotedFirstIsSentOnceInEveryOrder() throws {
    XCTAssertNotNil(RacedTests<GuardedOrderApp>.search { _ in Self.tapTwice() }.certificate)
  }
}
