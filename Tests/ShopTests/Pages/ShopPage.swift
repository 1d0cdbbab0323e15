import PageObjects
import XCTest

/// A screen of the shop, known by its marker: the one element that stands on no other screen.
@preconcurrency @MainActor
protocol ShopPage: ElementBrowser {
  static var marker: String { get }
  init()
}

extension ShopPage {
  var request: SearchRequest { SearchRequest(id: Self.marker) }
  var app: XCUIApplication { XCUIApplication() }
  /// Whether the page is in front now.
  var isShown: Bool { view.exists }

  /// The page as soon as it is in front; the test fails where it does not come.
  @discardableResult
  static func shown(
    within seconds: TimeInterval = 5, file: StaticString = #filePath, line: UInt = #line
  ) -> Self {
    let page = Self()
    let result = page.waitForAppearance(timeout: seconds)
    XCTAssertEqual(result, .completed, "\(marker) did not come", file: file, line: line)
    return page
  }

  /// Goes back to the screen that the back button names.
  func goBack() { app.navigationBars.buttons.element(boundBy: 0).tap() }

  /// What a text of the page says.
  func text(_ identifier: String) -> String { app.staticTexts[identifier].label }

  /// A cell by what is unique in its index path.
  func cell(_ unique: String) -> XCUIElement {
    app.cells.matching(NSPredicate(format: "identifier ENDSWITH %@", "-\(unique)-")).firstMatch
  }

  /// A cell of a collection, which is made when it is scrolled to.
  func cell(_ unique: String, scrolling collection: XCUIElement) -> XCUIElement {
    let wanted = cell(unique)
    for _ in 0..<12 where !wanted.exists { collection.swipeUp() }
    return wanted
  }

  func type(_ text: String, into field: XCUIElement) {
    field.tap()
    field.typeText(text)
  }
}

/// A product where it stands among others.
struct ProductCell {
  let element: XCUIElement

  var title: String { element.staticTexts["title"].label }
  var price: String { element.staticTexts["price"].label }
  var cashback: XCUIElement { element.staticTexts["cashback"] }
  var soldOut: XCUIElement { element.staticTexts["soldOut"] }

  func open() -> ProductPage {
    element.tap()
    return ProductPage.shown()
  }
}

/// What a screen shows where loading has failed.
struct FailureView {
  let element: XCUIElement

  init(_ identifier: String) { element = XCUIApplication().otherElements[identifier] }

  var reason: String { element.staticTexts["failure.reason"].label }
  func tryAgain() { element.buttons["failure.retry"].tap() }
}
