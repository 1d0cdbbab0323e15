import AppTunnel
import EventOrders
import SimulatedApp
import SwiftUI
import VirtualTime
import XCTest

/// A double tap that sends twice is found, with the lines of the app that race.
final class OrderRaceTests: SearchingTests {
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

  func testADoubleTapThatSendsTwiceIsFound() {
    let found = RacedTests<OrderApp>.search { _ in Self.tapTwice() }
    expectFailure(found)
    expect(found.racingLines, ["OrderApps.swift:8", "OrderApps.swift:10"])
    expect(found.failure?.diagnosis.pair?.sharing, "sent of Order")
    expect(found.failure?.diagnosis.blame, .app)
    expect(
      found.failure?.diagnosis.pair?.second.words,
      "the task goes on at OrderApps.swift:17, called from line 9, from line 53")
  }

  func testStateOfAViewIsWatched() {
    let found = RacedTests<StatefulOrderApp>.search { _ in Self.tapTwice() }
    expectFailure(found)
    expect(found.failure?.diagnosis.pair?.sharing, "sent of StatefulOrderView")
    expect(found.racingLines, ["ObservedApps.swift:60", "ObservedApps.swift:62"])
  }

  func testPropertiesOfAnObservableClassAreWatched() {
    let found = RacedTests<ObservedOrderApp>.search { _ in Self.tapTwice() }
    expectFailure(found)
    expect(found.racingLines.last, "ObservedApps.swift:11")
  }

  func testTheTokenOfADoubleTapRepeatsIt() {
    let found = RacedTests<OrderApp>.search { _ in Self.tapTwice() }
    let again = RacedTests<OrderApp>.replay(found.failure?.token ?? "") { _ in Self.tapTwice() }
    expect(again.outcome, .failed)
    expect(again.failures, found.failure?.trial.failures ?? [])
  }

  func testAnOrderThatIsNotedFirstIsSentOnceInEveryOrder() {
    let found = RacedTests<GuardedOrderApp>.search { _ in Self.tapTwice() }
    expectCertificate(found)
  }
}
