import CTestHost
import EventOrders
import SwiftUI
import XCTest

@testable import TestHost

/// Which of several ready tasks of an app comes first is a choice that searches vary.
final class ReadyRaceTests: SearchingTests {
  private static func look() {
    let app = XCUIApplication()
    app.launch()
    sleep(2)
    XCTAssertEqual(app.staticTexts["titles"].label, "One Two")
  }

  func testTwoTasksThatAreReadyTogetherComeInAnyOrder() {
    let found = RacedTests<TitlesApp>.search { _ in Self.look() }
    expectFailure(found)
    expect(found.racingLines, ["ReadyApps.swift:31", "ReadyApps.swift:31"])
  }

  func testTheTasksOfAGroupComeInAnyOrder() {
    expectFailure(RacedTests<GroupTitlesApp>.search { _ in Self.look() })
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

  func testABlockOfAnotherThreadIsAwaitedSoLongAndThenToldOf() {
    let before = (told: OtherWork.leftBehind, slept: test_host_real_sleeps())
    app.buttons["Never"].tap()
    let milliseconds = Int(test_host_real_sleeps() - before.slept) / 1_000_000
    LateBlocks.end.signal()
    XCTAssertTrue((HostedTest.restLimit..<2 * HostedTest.restLimit).contains(milliseconds))
    XCTAssertEqual(OtherWork.leftBehind, before.told + 1)
  }
}
