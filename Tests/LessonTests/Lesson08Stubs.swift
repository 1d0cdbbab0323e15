import AppTunnel
import XCTest

/// Stubs.
final class Lesson08Stubs: LessonTestCase {
  override class var simulatedApp: String? { "Lessons" }

  func launch() {
    app.launchArguments = ["-coordinatorUnderUITest", "Orders"]
    app.launch()
  }

  func testWrongAStubForAnotherPath() {
    app.tunnel.stubs.clear()
    app.tunnel.stubs.push { Stub("GET", "/v1/order", answers: .status(500)) }
    expectFailure(
      """
      No stub answers GET /v1/orders, which the loader "orders" asked for at t = 0.000 s. The nearest rules:
          Stubs/GET /v1/order (GET /v1/order): the path is "/v1/orders", not "/v1/order"
      """)
    launch()
    XCTAssertTrue(app.staticTexts["orders.error"].waitForExistence(timeout: 20))
  }

  func testASetByItsName() {
    app.tunnel.stubs.push("NoOrders")
    launch()
    XCTAssertTrue(app.staticTexts["orders.empty"].waitForExistence(timeout: 20))
  }

  func testAnswersMadeInTheTest() {
    let packed = ["orders": [["number": "7", "status": "Packed"]]]
    app.tunnel.stubs.push {
      Stub("GET", "/v1/orders", answers: .status(500), .encoding(packed).after(.seconds(3)))
    }
    launch()
    XCTAssertTrue(app.buttons["orders.retry"].waitForExistence(timeout: 20))
    app.buttons["orders.retry"].tap()
    XCTAssertTrue(app.cells["order.7"].waitForExistence(timeout: 20))
    app.tunnel.requests.expect(2, of: "GET", "/v1/orders")
  }

  func testAnEditOfWhatIsThere() {
    app.tunnel.stubs.edit("orders", .set("/orders/0/status", "Delivered"))
    launch()
    let status = app.cells["order.12"].staticTexts["status"]
    XCTAssertTrue(status.waitForExistence(timeout: 20))
    XCTAssertEqual(status.label, "Delivered")
  }
}
