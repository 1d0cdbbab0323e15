import PageObjects
import XCTest

struct CataloguePage: ShopPage {
  static let marker = "catalogue.view"

  func open(_ category: String) -> CategoryPage {
    app.cells["category.\(category)"].tap()
    return CategoryPage.shown()
  }
}

struct CategoryPage: ShopPage {
  static let marker = "category.view"

  var collection: XCUIElement { app.collectionViews["category.collection"] }
  var empty: XCUIElement { app.otherElements["category.empty"] }
  var filteredOut: XCUIElement { app.otherElements["category.filteredOut"] }
  var failure: FailureView { FailureView("category.failure") }
  var count: String { text("category.count") }

  /// Waits until the products are there.
  @discardableResult
  func loaded(file: StaticString = #filePath, line: UInt = #line) -> Self {
    let result = app.staticTexts["category.count"].waitForAppearance(timeout: 10)
    XCTAssertEqual(result, .completed, "No products came", file: file, line: line)
    return self
  }

  func product(_ sku: String) -> ProductCell { ProductCell(element: cell(sku)) }

  func openFilters() -> FiltersPage {
    app.buttons["category.filters"].tap()
    return FiltersPage.shown()
  }

  func resetFilters() { app.buttons["category.reset"].tap() }
}

struct FiltersPage: ShopPage {
  static let marker = "filters.view"

  var onlyInStock: XCUIElement { app.switches["filters.inStock"] }
  var price: XCUIElement { app.sliders["filters.price"] }

  func apply() { app.buttons["filters.apply"].tap() }
  func close() { app.buttons["filters.close"].tap() }
}
