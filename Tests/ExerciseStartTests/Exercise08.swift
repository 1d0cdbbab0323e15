import AppTunnel
import XCTest

/// Lesson 8: test what is shown without orders, and that a failure is tried again.
final class Exercise08: XCTestCase {
  func testTheOrderIsShown() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Orders"]
    app.launch()
    XCTAssertTrue(app.cells["order.12"].waitForExistence(timeout: 20))
    XCTAssertEqual(app.cells["order.12"].staticTexts["status"].label, "On its way")
  }
}
