import PageObjects
import XCTest

struct ProductPage: ShopPage {
  static let marker = "product.view"

  var price: String { text("product.price") }
  var delivery: String { text("product.delivery") }
  var cashback: XCUIElement { app.staticTexts["product.cashback"] }
  var like: XCUIElement { app.buttons["product.like"] }
  var addButton: XCUIElement { app.buttons["product.add"] }
  var cartButton: XCUIElement { app.buttons["product.cart"] }
  var missing: XCUIElement { app.otherElements["product.missing"] }
  var failure: FailureView { FailureView("product.failure") }

  /// The title, as soon as the product is there.
  var title: String {
    let title = app.staticTexts["product.title"]
    return title.waitForExistence(timeout: 10) ? title.label : ""
  }

  func addToCart() -> AddedPage {
    _ = addButton.waitForExistence(timeout: 10)
    addButton.tap()
    return AddedPage.shown()
  }

  func goToCart() -> CartPage {
    cartButton.tap()
    return CartPage.shown()
  }

  func openPhotos() -> GalleryPage {
    let photo = app.buttons["product.photo"]
    _ = photo.waitForExistence(timeout: 10)
    photo.tap()
    return GalleryPage.shown()
  }

  func openOpinions() -> OpinionsPage {
    let button = app.buttons["product.opinions"]
    _ = button.waitForExistence(timeout: 10)
    button.tap()
    return OpinionsPage.shown()
  }

  func share() { app.buttons["product.share"].tap() }
}

/// The sheet that tells what was put into the cart.
struct AddedPage: ShopPage {
  static let marker = "added.view"

  var title: String { text("added.title") }

  func goToCart() -> CartPage {
    app.buttons["added.cart"].tap()
    return CartPage.shown()
  }

  @discardableResult
  func continueShopping() -> ProductPage {
    app.buttons["added.close"].tap()
    return ProductPage.shown()
  }
}

struct GalleryPage: ShopPage {
  static let marker = "gallery.view"

  var number: String { text("gallery.number") }

  func swipeToNext() { app.collectionViews["gallery.photos"].swipeLeft() }
  func swipeToPrevious() { app.collectionViews["gallery.photos"].swipeRight() }

  func close() -> ProductPage {
    app.buttons["gallery.close"].tap()
    return ProductPage.shown()
  }
}

struct OpinionsPage: ShopPage {
  static let marker = "opinions.view"

  var list: XCUIElement { app.collectionViews["opinions.list"] }

  /// An opinion, scrolled to where it is not there yet.
  func opinion(_ id: String) -> XCUIElement {
    _ = list.waitForExistence(timeout: 10)
    return cell(id, scrolling: list)
  }

  func write() { app.buttons["opinions.write"].tap() }
}

struct WriteOpinionPage: ShopPage {
  static let marker = "writeOpinion.view"

  var sendButton: XCUIElement { app.buttons["writeOpinion.send"] }
  var thanks: XCUIElement { app.staticTexts["writeOpinion.thanks"] }

  @discardableResult
  func write(_ words: String) -> Self {
    type(words, into: app.textViews["writeOpinion.text"])
    return self
  }

  func close() { app.buttons["writeOpinion.close"].tap() }
  func finish() { app.buttons["writeOpinion.done"].tap() }
}
