import AppTunnel
import PageObjects
import XCTest

/// What the shop reports, and how many times.
final class AnalyticsTests: ShopTestCase {
  override var user: User { .member }

  func testAProductIsReportedOnce() {
    XCTAssertEqual(openProduct("lamp").title, "Desk Lamp")
    app.tunnel.analytics.assertTracked("openProduct", where: ["sku": "lamp"], count: 1)
  }

  func testAFailedLoadReportsNothing() {
    launch()
    app.tunnel.loaders.fail("products")
    app.open(link("bazaar://product/lamp"))
    waitForElementAppearance(ProductPage.shown().failure.element)
    app.tunnel.analytics.assertNotTracked("openProduct")
  }

  func testAddingReportsThePrice() {
    _ = openProduct("rug").addToCart()
    app.tunnel.analytics.assertTracked("addToCart", where: ["sku": "rug", "price": 120], count: 1)
  }

  func testASearchIsReportedWithItsWords() {
    launch()
    let search = FeedPage.loaded().openSearch().search(for: "rug")
    waitForElementAppearance(search.results)
    app.tunnel.analytics.assertTracked("search", where: ["query": "rug"], count: 1)
  }

  func testAPurchaseComesAfterAllThatLedToIt() {
    let cart = openCart(with: "lamp", "mugs")
    _ = cart.checkOut().fillAll().goOn().goOn().choose("Cash").goOn().placeOrder()
    app.tunnel.analytics.assertTracked(inOrder: ["openProduct", "addToCart", "purchase"])
    app.tunnel.analytics.assertTracked("purchase", where: ["pieces": 2], count: 1)
  }
}
