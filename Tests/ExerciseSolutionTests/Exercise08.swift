import AppTunnel
import XCTest

final class Exercise08: XCTestCase {
  private let app = XCUIApplication()

  private func launch() {
    app.launchArguments = ["-coordinatorUnderUITest", "Orders"]
    app.launch()
  }

  func testThereAreNoOrders() {
    app.tunnel.stubs.push("NoOrders")
    launch()
    XCTAssertTrue(app.staticTexts["orders.empty"].waitForExistence(timeout: 20))
    XCTAssertEqual(app.staticTexts["orders.empty"].label, "No orders yet")
  }

  func testAFailureIsTriedAgain() {
    app.tunnel.stubs.push {
      Stub(
        "GET", "/v1/orders",
        answers: .status(500), .encoding(["orders": [["number": "7", "status": "Packed"]]]))
    }
    launch()
    XCTAssertTrue(app.staticTexts["orders.error"].waitForExistence(timeout: 20))
    app.buttons["orders.retry"].tap()
    XCTAssertTrue(app.cells["order.7"].waitForExistence(timeout: 20))
    XCTAssertEqual(app.cells["order.7"].staticTexts["status"].label, "Packed")
    app.tunnel.requests.expect(2, of: "GET", "/v1/orders")
  }
}
