import AppTunnel
import XCTest

/// Every way into the shop ends where it should: the marker of the screen is there.
final class RoutingTests: ShopTestCase {
  func testEachCoordinatorOpensItsScreen() {
    let screens = [
      ("Bazaar", FeedPage.marker), ("Feed", FeedPage.marker), ("Search", SearchPage.marker),
      ("Catalogue", CataloguePage.marker), ("Cart", CartPage.marker),
      ("Checkout", AddressPage.marker), ("Orders", OrdersPage.marker),
      ("Profile", ProfilePage.marker),
    ]
    for (coordinator, marker) in screens {
      launch(coordinator)
      XCTAssertTrue(app.descendants(matching: .any)[marker].exists, coordinator)
    }
  }

  func testEachTabOpensItsScreen() {
    launch()
    open(.catalogue)
    XCTAssertTrue(CataloguePage().isShown)
    open(.cart)
    XCTAssertTrue(CartPage().isShown)
    open(.orders)
    XCTAssertTrue(OrdersPage().isShown)
    open(.profile)
    XCTAssertTrue(ProfilePage().isShown)
    open(.feed)
    XCTAssertTrue(FeedPage().isShown)
  }

  func testATabKeepsItsPlace() {
    launch()
    open(.catalogue)
    _ = CataloguePage.shown().open("Home")
    open(.cart)
    open(.catalogue)
    XCTAssertTrue(CategoryPage().isShown)
  }

  func testALinkToAProduct() {
    XCTAssertEqual(openProduct("lamp").title, "Desk Lamp")
  }

  func testALinkOpensTheAppThatDoesNotRun() {
    app.launchArguments += ["-sawTour", "YES"]
    XCUIDevice.shared.system.open(link("bazaar://product/rug"))
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCTAssertEqual(ProductPage.shown().title, "Wool Rug")
  }

  func testAUniversalLinkToACategory() {
    launch()
    app.tunnel.open("https://bazaar.example.com/c/Books")
    XCTAssertEqual(CategoryPage.shown().loaded().count, "2 of 2")
  }

  func testALinkToOpinionsLeadsBackToTheProduct() {
    launch()
    app.open(link("bazaar://opinions/kettle"))
    OpinionsPage.shown().goBack()
    XCTAssertEqual(ProductPage.shown().title, "Stone Kettle")
  }

  func testALinkToAnUnknownProduct() {
    XCTAssertTrue(openProduct("unicorn").missing.waitForExistence(timeout: 5))
  }

  func testALinkOfTheWebThatHasNoPlaceGoesToTheBrowser() {
    launch()
    app.tunnel.open("https://bazaar.example.com/about")
    let browser = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    XCTAssertTrue(browser.wait(for: .runningForeground, timeout: 5))
  }

  func testACommandShowsAProductOnAnyScreen() {
    launch("Profile")
    app.tunnel.send("showProduct", ["sku": "atlas"])
    XCTAssertEqual(ProductPage.shown().title, "World Atlas")
  }
}
