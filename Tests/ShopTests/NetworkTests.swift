import AppTunnel
import PageObjects
import XCTest

/// What the shop asks of its back end, and what it makes of the answers.
final class NetworkTests: ShopTestCase {
  override var user: User { .member }

  func testTheFeedIsAskedForOnce() {
    launch()
    FeedPage.loaded()
    app.tunnel.requests.expect(1, of: "GET", "/v1/feed")
  }

  func testAPriceIsChangedForOneTest() {
    app.tunnel.stubs.edit("lamp", .set("/price", 99))
    XCTAssertEqual(openProduct("lamp").title, "Desk Lamp")
    XCTAssertEqual(ProductPage().price, "$99")
  }

  func testADateIsRelativeToTheRun() {
    app.tunnel.stubs.edit(
      "orders", .set("/orders/2/status", "At the pickup point"),
      .date("/orders/2/date", "-1d", format: "yyyy-MM-dd"))
    launch("Orders")
    let order = OrdersPage.shown().loaded().open("1001")
    XCTAssertEqual(order.status, "At the pickup point")
    XCTAssertGreaterThan(order.text("order.date"), "1970")
  }

  func testANewcomerHasNoOrdersAndAnEmptyFeed() {
    app.tunnel.stubs.push("Newcomer")
    launch()
    waitForElementAppearance(FeedPage.shown().empty)
    open(.orders)
    waitForElementAppearance(OrdersPage.shown().empty)
  }

  func testTheEmptyFeedIsLookedAtAgain() {
    app.tunnel.stubs.push("Newcomer")
    launch()
    let feed = FeedPage.shown()
    waitForElementAppearance(feed.empty)
    app.tunnel.stubs.pop()
    feed.lookAgain()
    FeedPage.loaded()
  }

  func testAnOutageIsGotOver() {
    app.tunnel.stubs.push("Outage")
    launch("Orders")
    let orders = OrdersPage.shown()
    waitForElementAppearance(orders.failure.element)
    app.tunnel.stubs.pop()
    orders.failure.tryAgain()
    orders.loaded()
  }

  func testWithoutANetworkTheShopSaysSoUntilItIsBack() {
    launch("Catalogue")
    app.tunnel.network.isOffline = true
    let home = CataloguePage.shown().open("Home")
    waitForElementAppearance(home.failure.element)
    app.tunnel.network.isOffline = false
    home.failure.tryAgain()
    XCTAssertEqual(home.loaded().count, "3 of 3")
  }

  func testTheOrderIsSentAsItWasConfirmed() {
    let cart = openCart(with: "lamp", "mugs")
    _ = cart.checkOut().fillAll().goOn().goOn().choose("Cash").goOn().placeOrder()
    app.tunnel.requests.expect(
      1, of: "POST", "/v1/orders", where: "json.total == 82 AND json.units.@count == 2")
    app.tunnel.requests.expect(
      1, of: "POST", "/v1/orders", where: "json.address == 'Elm Street 1, 12345 Springfield'")
  }

  func testAnOrderThatFailsOnceIsSentTwice() {
    app.tunnel.stubs.push {
      Stub("POST", "/v1/orders", answers: .status(503), .value(["order": ["number": "7"]]))
    }
    let cart = openCart(with: "lamp")
    cart.checkOut().fillAll().goOn().goOn().choose("Cash").goOn().placeButton.tap()
    waitForElementAppearance(app.alerts["The order was not placed"]).buttons["Try again"].tap()
    XCTAssertEqual(OrderPlacedPage.shown().number, "Order 7")
    app.tunnel.requests.expect(2, of: "POST", "/v1/orders")
  }

  func testBothBackEndsFindTheSame() {
    for (isNew, method, path) in [(false, "GET", "/v1/search"), (true, "POST", "/api/v2")] {
      if isNew { app.tunnel.toggles.enable("newSearch") }
      launch()
      let search = FeedPage.loaded().openSearch().search(for: "lamp")
      waitForElementAppearance(search.results)
      XCTAssertEqual(search.result("lamp").title, "Desk Lamp")
      app.tunnel.requests.expect(1, of: method, path)
      app.terminate()
    }
  }

  func testAnOpinionIsSentWithItsStars() {
    openProduct("lamp").openOpinions().write()
    let page = WriteOpinionPage.shown().write("Bright")
    page.sendButton.tap()
    waitForElementAppearance(page.thanks)
    app.tunnel.requests.expect(
      1, of: "POST", "/v1/products/lamp/opinions",
      where: "json.text == 'Bright' AND json.stars == 5")
  }
}
