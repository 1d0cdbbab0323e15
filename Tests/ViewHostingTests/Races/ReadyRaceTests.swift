import EventOrders
import SimulatedApp
import SwiftUI
import XCTest

/// Which of several ready tasks of an app comes first is a choice that searches vary.
final class ReadyRaceTests: XCTest::XCTestCase {
  private static func look() {
    let app = XCUIApplication()
    app.launch()
    sleep(2)
    XCTAssertEqual(app.staticTexts["titles"].label, "One Two")
  }

  func testTwoTasksThatAreReadyTogetherComeInAnyOrder() throws {
    let found = RacedTests<TitlesApp>.search { _ in Self.look() }
    XCTAssertLessThanOrEqual(try XCTUnwrap(found.failure).run, 10)
    XCTAssertEqual(found.racingLines, ["ReadyApps.swift:32", "ReadyApps.swift:32"])
  }

  func testTheTasksOfAGroupComeInAnyOrder() throws {
    let found = RacedTests<GroupTitlesApp>.search { _ in Self.look() }
    XCTAssertLessThanOrEqual(try XCTUnwrap(found.failure).run, 10)
  }
}

/// Blocks that an app sends to queues are events of the session.
final class LaterTests: HostedAppTests<LaterApp> {
  func testABlockOnTheMainQueueComesInVirtualTime() {
    app.buttons["Later"].tap()
    XCTAssertTrue(app.staticTexts["Late"].waitForExistence(timeout: 3))
    XCTAssertTrue(app.staticTexts["Later"].waitForExistence(timeout: 3))
  }

  func testABlockOfAnotherThreadComesBack() {
    app.buttons["Away"].tap()
    XCTAssertTrue(app.staticTexts["Back"].waitForExistence(timeout: 5))
  }
}
