import EventOrders
import SimulatedApp
import SwiftUI
import XCTest

/// The lines of the app's source by which a search names the parts of its tasks.
final class TaskLineTests: SearchingTests {
  /// Asks twice, and expects the second answer.
  private static func askTwice() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Tea"].tap()
    app.buttons["Milk"].tap()
    sleep(3)
    XCTAssertEqual(app.staticTexts["answer"].label, "Milk")
  }

  func testATaskGoesOnWhereItWaited() {
    let found = RacedTests<StatusApp>.search { _ in
      let app = XCUIApplication()
      app.launch()
      sleep(5)
      XCTAssertEqual(app.staticTexts["status"].label, "connected")
    }
    let order = found.failure?.schedule?.orders.first
    expect(order?.first, "the task goes on at WaitingApps.swift:19, called from line 13")
    expect(order?.second, "the task goes on at WaitingApps.swift:24, called from line 14")
  }

  /// Both wait at the same line, so the steps that led to them tell them apart.
  func testTwoTasksAtOneLine() {
    let found = RacedTests<TwoQuestionsApp>.search { _ in Self.askTwice() }
    let order = found.failure?.schedule?.orders.first
    let line = "the task goes on at WaitingApps.swift:109"
    expect(order?.first, "\(line), started by tap on \"Milk\" Button")
    expect(order?.second, "\(line), started by tap on \"Tea\" Button")
  }

  func testABlockIsNamedByTheLineThatSendsIt() {
    let found = RacedTests<TwoBlocksApp>.search { _ in Self.askTwice() }
    let order = found.failure?.schedule?.orders.first
    let block = "delayed block of queue \"answers\" (WaitingApps.swift:133)"
    expect(order?.first, "\(block), started by tap on \"Milk\" Button")
  }
}
