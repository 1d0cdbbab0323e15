import PageObjects
import XCTest

struct ProductCard: CellPageObject {
  let element: XCUIElement
  var title: String { element.staticTexts["title"].label }
}

struct ProductCards: UniformCollectionPage {
  typealias CellPage = ProductCard
  let cellName = "product"
  var collection: XCUIElement { XCUIApplication().collectionViews["feed.collection"] }
}

final class CollectionsAndScrollingTests: KitShopTestCase {
  func testACard() {
    launch(.coordinator("Bazaar"))
    waitForElementAppearance(ProductCards().collection)
    let rug = ProductCards().scrolledCellPage(withIdentifier: "rug")
    XCTAssertEqual(rug.title, "Wool Rug")
  }
}
