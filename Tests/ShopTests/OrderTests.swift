import AppTunnel
import PageObjects
import XCTest

final class OrderTests: ShopTestCase {
  override var user: User { .member }

  private func openOrder(_ number: String) -> OrderPage {
    launch("Orders")
    return OrdersPage.shown().loaded().open(number)
  }

  func testOrdersAndWhereTheyAre() {
    launch("Orders")
    let orders = OrdersPage.shown().loaded()
    XCTAssertEqual(orders.numbers, ["Order 1003", "Order 1002", "Order 1001"])
    XCTAssertEqual(orders.status(of: "1002"), "On its way")
  }

  func testAnOrder() {
    let order = openOrder("1003")
    XCTAssertEqual(order.status, "Processing")
    XCTAssertEqual(order.items, ["Stone Kettle", "Pair of Mugs"])
  }

  func testALinkToAnOrder() {
    launch()
    app.tunnel.open("https://bazaar.example.com/orders/1001")
    XCTAssertEqual(OrderPage.shown().status, "Delivered")
  }

  func testALinkToAnOrderThatIsNotThere() {
    launch()
    app.open(link("bazaar://orders/77"))
    waitForElementAppearance(OrderPage.shown().missing)
  }

  func testAnOrderIsCancelled() {
    let order = openOrder("1003")
    let sheet = order.cancel()
    XCTAssertFalse(sheet.confirmButton.isEnabled)
    sheet.choose("Ordered by mistake").confirm()
    XCTAssertEqual(sheet.waitForDisappearance(), .completed)
    XCTAssertEqual(order.status, "Cancelled")
    XCTAssertFalse(order.cancelButton.exists)
    order.goBack()
    XCTAssertEqual(OrdersPage.shown().status(of: "1003"), "Cancelled")
  }

  func testAnOrderIsKept() {
    let order = openOrder("1003")
    order.cancel().keepOrder()
    XCTAssertEqual(order.status, "Processing")
  }

  func testACancellationThatFailsIsTriedAgain() {
    let order = openOrder("1003")
    let sheet = order.cancel().choose("Changed my mind")
    app.tunnel.loaders.fail("cancelOrder")
    sheet.confirm()
    waitForElementAppearance(sheet.failure.element)
    sheet.failure.tryAgain()
    XCTAssertEqual(sheet.waitForDisappearance(), .completed)
    XCTAssertEqual(order.status, "Cancelled")
  }

  func testWhatIsOnItsWayCannotBeCancelled() {
    let order = openOrder("1002")
    XCTAssertEqual(order.status, "On its way")
    XCTAssertFalse(order.cancelButton.exists)
  }

  func testHelpWithAnOrder() {
    openOrder("1002").help().contact()
    app.sheets["Contact us"].buttons["Call"].tap()
    XCTAssertTrue(app.alerts["555 0100"].exists)
  }

  func testAFailureIsTriedAgain() {
    app.tunnel.loaders.fail("orders")
    launch("Orders")
    let orders = OrdersPage.shown()
    waitForElementAppearance(orders.failure.element)
    orders.failure.tryAgain()
    orders.loaded()
  }
}

final class UnauthorizedOrderTests: ShopTestCase {
  func testOrdersNeedAnAccount() {
    launch("Orders")
    waitForElementAppearance(OrdersPage.shown().signedOut)
  }

  func testSigningInShowsThem() {
    launch("Orders")
    let orders = OrdersPage.shown()
    waitForElementAppearance(orders.signedOut)
    orders.signIn().signIn()
    FeedPage.loaded()
    open(.orders)
    XCTAssertEqual(OrdersPage.shown().loaded().numbers.count, 3)
  }
}
