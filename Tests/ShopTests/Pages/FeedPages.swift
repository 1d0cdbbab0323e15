import PageObjects
import XCTest

struct OnboardingPage: ShopPage {
  static let marker = "onboarding.view"

  func next() { app.buttons["onboarding.next"].tap() }
  func skip() { app.buttons["onboarding.skip"].tap() }
  func startShopping() { app.buttons["onboarding.start"].tap() }
}

struct CashbackNewsPage: ShopPage {
  static let marker = "cashbackNews.view"

  var words: String { text("cashbackNews.words") }
  func close() { app.buttons["cashbackNews.close"].tap() }
}

struct FeedPage: ShopPage {
  static let marker = "feed.view"

  var collection: XCUIElement { app.collectionViews["feed.collection"] }
  var popular: XCUIElement { app.collectionViews["feed.popular"] }
  var failure: FailureView { FailureView("feed.failure") }
  var loading: XCUIElement { app.activityIndicators["feed.loading"] }

  /// The feed with its content; the test fails where it does not come.
  @discardableResult
  static func loaded(file: StaticString = #filePath, line: UInt = #line) -> FeedPage {
    let page = FeedPage.shown(file: file, line: line)
    let result = page.collection.waitForAppearance(timeout: 10)
    XCTAssertEqual(result, .completed, "The feed has no content", file: file, line: line)
    return page
  }

  func product(_ sku: String) -> ProductCell {
    ProductCell(element: cell(sku, scrolling: collection))
  }

  func banner(_ id: String) -> XCUIElement { cell(id, scrolling: collection) }

  func openPopular(_ sku: String) -> ProductPage {
    popular.cells["popular.\(sku)"].tap()
    return ProductPage.shown()
  }

  func openSearch() -> SearchPage {
    app.buttons["feed.search"].tap()
    return SearchPage.shown()
  }
}

struct SearchPage: ShopPage {
  static let marker = "search.view"

  var field: XCUIElement { app.searchFields["search.field"] }
  var results: XCUIElement { app.collectionViews["search.results"] }
  var nothing: XCUIElement { app.otherElements["search.nothing"] }
  var failure: FailureView { FailureView("search.failure") }
  var count: String { text("search.count") }

  var suggestions: [String] { words(of: app.tables["search.suggestions"]) }
  var history: [String] { words(of: app.tables["search.history"]) }

  func suggestion(_ word: String) -> XCUIElement { app.cells["suggestion.\(word)"] }
  func result(_ sku: String) -> ProductCell { ProductCell(element: cell(sku)) }

  @discardableResult
  func type(_ words: String) -> Self {
    type(words, into: field)
    return self
  }

  @discardableResult
  func search(for words: String) -> Self { type(words + "\n") }

  func searchForSomethingElse() { app.buttons["search.again"].tap() }
  func forgetHistory() { app.cells["search.forget"].tap() }

  private func words(of table: XCUIElement) -> [String] {
    table.staticTexts.matching(identifier: "word").allElementsBoundByIndex.map(\.label)
  }
}
