import Foundation
import SimulatedApp
import Testing
import VirtualTime

@testable import XCUIAutomation

/// A whole log of a test that does a bit of everything, compared byte by byte.
///
/// Set `REHEARSAL_RECORD` to write the file anew after the log has changed on purpose.
@Suite struct OwnLogTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("orders.log.txt")

  @Test func `the log is that of the file`() throws {
    let log = try Self.run(LogRun(Self.app, timing: .xcode26)).log()
    if ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil {
      try Data(log.utf8).write(to: Self.file)
    }
    let known = try String(contentsOf: Self.file, encoding: .utf8)
    #expect(log.split(separator: "\n") == known.split(separator: "\n"))
  }

  @Test func `what is printed while the test runs is what its journal says`() throws {
    let run = LogRun(Self.app, timing: .xcode26)
    var printed = ActivityLogText(wallClockStart: SessionConfiguration.usualWallClockStart)
    run.session.device.log = { printed.take($0, at: $1.nanoseconds) }
    let log = try Self.run(run).log()
    #expect(String(decoding: printed.bytes, as: UTF8.self) == log)
  }

  private static func run(_ run: LogRun) -> LogRun {
    let app = XCUIApplication()
    run.before { app.launch() }
    run.test("OrderTests.testOneTea") {
      app.launch()
    } _: {
      run.activity("Order one tea") { orderTea(app, run) }
      XCUIDevice.shared.orientation = .landscapeLeft
      XCUIDevice.shared.appearance = .dark
      XCUIDevice.shared.press(.home)
      app.activate()
      _ = app.buttons.count
      _ = app.cells.allElementsBoundByIndex
      _ = app.staticTexts["total"].label
      _ = app.buttons["Nothing"].waitForExistence(timeout: 2)
    }
    run.test("OrderTests.testWithoutEnd") {
      app.launch()
    } _: {
      app.buttons["spin"].tap()
      app.buttons["Missing"].tap()
    }
    return run
  }

  private static func orderTea(_ app: XCUIApplication, _ run: LogRun) {
    app.textFields["name"].tap()
    app.textFields["name"].typeText("Tea")
    XCTAttachment(string: "Tea").keep(in: run.session)
    app.tables["orders"].swipeUp()
    app.buttons["Send"].tap()
    _ = app.staticTexts["sent"].waitForExistence(timeout: 5)
  }

  private static var app: AppDefinition {
    AppDefinition("Orders", bundleIdentifier: "com.example.orders", default: "Main") {
      Coordinator("Main", root: "orders")
      Loader("send", latency: .fixed(.milliseconds(1_300)))
      Screen("orders", title: "Orders", root: Table("orders")) {
        Context("name", "")
        TextField("name").placeholder("Name").binds("name")
        Text("0", id: "total")
        Button("Send", id: "order.send").onTap("SEND")
        Button("Spin", id: "spin").onTap("SPIN")
        On("SPIN", to: "spinning")
        On("SEND", to: "sending")
        State("writing") {}
        State("sending") { Invoke("send", onDone: "sent") }
        State("sent") { Text("Sent", id: "sent") }
        State("spinning", isIdle: false) {}
      }
    }
  }
}
