import AppTunnel
import PageObjects
import XCTest

final class CatalogueTests: ShopTestCase {
  override func setUp() {
    super.setUp()
    launch("Catalogue")
  }

  func testACategoryShowsItsProducts() {
    let home = CataloguePage.shown().open("Home").loaded()
    XCTAssertEqual(home.count, "3 of 3")
    XCTAssertEqual(home.product("clock").price, "$34")
    XCTAssertTrue(app.navigationBars["Home"].exists)
  }

  func testAnEmptyCategorySaysSo() {
    let toys = CataloguePage.shown().open("Toys")
    waitForElementAppearance(toys.empty)
    XCTAssertEqual(toys.text("empty.words"), "Nothing in this category")
  }

  func testOnlyWhatIsInStock() {
    let electronics = CataloguePage.shown().open("Electronics").loaded()
    let filters = electronics.openFilters()
    filters.onlyInStock.tap()
    filters.apply()
    XCTAssertEqual(electronics.count, "2 of 3")
    XCTAssertFalse(electronics.product("charger").element.exists)
  }

  func testNothingCheapEnoughAndBack() {
    let home = CataloguePage.shown().open("Home").loaded()
    let filters = home.openFilters()
    filters.price.adjust(toNormalizedSliderPosition: 0)
    filters.apply()
    waitForElementAppearance(home.filteredOut)
    home.resetFilters()
    XCTAssertEqual(home.count, "3 of 3")
  }

  func testFiltersThatAreClosedChangeNothing() {
    let home = CataloguePage.shown().open("Home").loaded()
    let filters = home.openFilters()
    filters.price.adjust(toNormalizedSliderPosition: 0)
    filters.close()
    XCTAssertEqual(home.count, "3 of 3")
  }

  func testAFailureIsTriedAgain() {
    app.tunnel.loaders.fail("products", times: 2)
    let home = CataloguePage.shown().open("Home")
    for _ in 0..<2 {
      waitForElementAppearance(home.failure.element)
      home.failure.tryAgain()
    }
    XCTAssertEqual(home.loaded().count, "3 of 3")
  }
}
