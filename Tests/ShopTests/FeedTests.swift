import AppTunnel
import XCTest

final class FeedTests: ShopTestCase {
  func testTheFeedLoads() {
    launch()
    let feed = FeedPage.loaded()
    XCTAssertFalse(feed.loading.exists)
    XCTAssertTrue(feed.collection.staticTexts["feed.popular.header"].exists)
  }

  func testAProductInTheFeed() {
    launch()
    let lamp = FeedPage.loaded().product("lamp")
    XCTAssertEqual(lamp.title, "Desk Lamp")
    XCTAssertEqual(lamp.price, "$59")
    XCTAssertFalse(lamp.soldOut.exists)
    XCTAssertFalse(lamp.cashback.exists)
  }

  func testWhatIsFarDownIsScrolledTo() {
    launch()
    let feed = FeedPage.loaded()
    XCTAssertFalse(feed.cell("rug").exists)
    XCTAssertEqual(feed.product("rug").title, "Wool Rug")
  }

  func testWhatIsSoldOutSaysSo() {
    launch()
    XCTAssertTrue(FeedPage.loaded().product("charger").soldOut.exists)
  }

  func testAProductOpens() {
    launch()
    XCTAssertEqual(FeedPage.loaded().product("teapot").open().title, "Iron Teapot")
  }

  func testPopularProductsScrollSideways() {
    launch()
    let feed = FeedPage.loaded()
    XCTAssertFalse(feed.popular.cells["popular.atlas"].exists)
    for _ in 0..<4 where !feed.popular.cells["popular.atlas"].exists { feed.popular.swipeLeft() }
    XCTAssertEqual(feed.openPopular("atlas").title, "World Atlas")
  }

  func testABannerLeadsToItsCategory() {
    launch()
    FeedPage.loaded().banner("tea").tap()
    XCTAssertEqual(CategoryPage.shown().loaded().count, "3 of 3")
  }

  func testAFailureIsToldAndTriedAgain() {
    app.tunnel.loaders.fail("feed")
    launch()
    let failure = FeedPage.shown().failure
    XCTAssertTrue(failure.element.waitForExistence(timeout: 10))
    XCTAssertEqual(failure.reason, "Something went wrong")
    failure.tryAgain()
    FeedPage.loaded()
  }

  func testAFailedRefreshLeavesTheFeed() {
    launch()
    let feed = FeedPage.loaded()
    app.tunnel.loaders.fail("feed")
    feed.collection.swipeDown()
    let alert = app.alerts["Could not refresh"]
    XCTAssertTrue(alert.waitForExistence(timeout: 10))
    alert.buttons["OK"].tap()
    XCTAssertTrue(feed.collection.exists)
  }
}

final class CashbackTests: ShopTestCase {
  override func setUp() {
    super.setUp()
    enable(.cashback)
  }

  func testAProductInTheFeedHasABadge() {
    launch()
    XCTAssertEqual(FeedPage.loaded().product("lamp").cashback.label, "Cash-back 3")
  }

  func testAProductHasABadge() {
    let product = openProduct("rug")
    XCTAssertTrue(product.cashback.waitForExistence(timeout: 10))
    XCTAssertEqual(product.cashback.label, "Cash-back 6")
  }

  func testTheCartAddsUp() {
    XCTAssertEqual(openCart(with: "kettle", "lamp").cashback.label, "Cash-back 5")
  }

  func testTheProfileLeadsToTheBalanceAndBackToTheFeed() {
    launch()
    open(.profile)
    let cashback = ProfilePage.shown().open("cashback", CashbackPage.self)
    XCTAssertEqual(cashback.balance, "Balance 12")
    cashback.shopNow()
    XCTAssertTrue(FeedPage().isShown)
  }

  func testTheShareComesWithTheToggle() {
    app.tunnel.toggles.enable("cashback", info: ["percent": 7])
    launch("Profile")
    let cashback = ProfilePage.shown().open("cashback", CashbackPage.self)
    XCTAssertEqual(cashback.percent, "You get 7% back")
  }
}
