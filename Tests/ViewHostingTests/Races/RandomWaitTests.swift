import EventOrders
import SimulatedApp
import SwiftUI
import XCTest

/// Random numbers of the app that decide how long it waits: the search brings about each order
/// that such waits allow, and tells it as one.
final class RandomWaitTests: SearchingTests {
  func testTwoWaitsOfATask() {
    let found = RacedTests<StatusApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(5)
      XCTAssertEqual(app.staticTexts["status"].label, "connected")
    }
    expectFailure(found)
    expectOneOrder(found, at: ["WaitingApps.swift:20", "WaitingApps.swift:25"])
  }

  func testChildrenOfAGroup() {
    let found = RacedTests<ChildrenApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(5)
      XCTAssertEqual(app.cells.firstMatch.staticTexts.firstMatch.label, "Ada")
    }
    expectFailure(found)
    expectOneOrder(found, at: ["WaitingApps.swift:54", "WaitingApps.swift:54"])
  }

  func testDelaysOfAPublisher() {
    let found = RacedTests<AskingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Tea"].tap()
      app.buttons["Milk"].tap()
      sleep(3)
      XCTAssertEqual(app.staticTexts["answer"].label, "About milk")
    }
    expectFailure(found)
    expectOneOrder(found, at: ["WaitingApps.swift:90", "WaitingApps.swift:89"])
  }

  /// The result may come long after the test's end, with whatever latencies the app has.
  func testALookBeforeARandomTime() {
    let found = RacedTests<CountingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Count"].tap()
      XCTAssertEqual(app.staticTexts["result"].label, "25")
    }
    let advice = found.failure?.diagnosis.advice?.text ?? ""
    expect(advice.contains(#"wait(for: \.label, toEqual: "25""#), true, advice)
  }

  /// The numbers may decide more than the waits, so a search without a failure proves nothing.
  func testNoCertificateForRandomWaits() {
    let found = RacedTests<DrawingApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      app.buttons["Ask"].tap()
      XCTAssertTrue(app.staticTexts["Yes"].waitForExistence(timeout: 5))
    }
    expectNoFailure(found)
    expect(found.certificate == nil, true, "a certificate for random numbers:")
  }

  /// Fails unless a single order decides, with both lines of the app.
  private func expectOneOrder(
    _ found: SearchFindings, at lines: [String], line: UInt = #line
  ) {
    let schedule = found.failure?.schedule
    expect(schedule?.orders.count, 1, "orders:", line: line)
    expect(schedule?.answers, [], "answers:", line: line)
    expect(found.racingLines, lines, "lines:", line: line)
    expect(found.failure?.diagnosis.blame, .app, line: line)
    let advice = found.failure?.diagnosis.advice?.text ?? ""
    expect(advice.contains(lines[0]), true, advice, line: line)
  }
}
