import PageObjects
import XCTest

struct CartPage: ShopPage {
  static let marker = "cart.view"

  var empty: XCUIElement { app.otherElements["cart.empty"] }
  var total: String { text("cart.total") }
  var delivery: String { text("cart.delivery") }
  var discount: XCUIElement { app.staticTexts["cart.discount"] }
  var cashback: XCUIElement { app.staticTexts["cart.cashback"] }
  var refusal: XCUIElement { app.staticTexts["cart.refused"] }

  func line(_ sku: String) -> CartLine { CartLine(element: cell(sku)) }

  func apply(promo code: String) {
    type(code, into: app.textFields["cart.promo"])
    app.buttons["cart.apply"].tap()
  }

  func checkOut() -> AddressPage {
    app.buttons["cart.checkout"].tap()
    return AddressPage.shown()
  }

  func checkOutUnauthorized() -> SignInPage {
    app.buttons["cart.checkout"].tap()
    return SignInPage.shown()
  }
}

struct CartLine {
  let element: XCUIElement

  var title: String { element.staticTexts["title"].label }
  var count: String { element.staticTexts["count"].label }

  func more() { element.buttons["more"].tap() }
  func less() { element.buttons["less"].tap() }

  func delete() {
    element.swipeLeft()
    XCUIApplication().buttons["line.delete"].tap()
  }
}

struct SignInPage: ShopPage {
  static let marker = "signIn.view"

  var reason: String { text("signIn.reason") }

  /// Fills both fields and signs in; what comes then is the test's to say.
  func signIn(email: String = "ann@example.com", password: String = "secret") {
    type(email, into: app.textFields["signIn.email"])
    type(password, into: app.secureTextFields["signIn.password"])
    app.buttons["signIn.button"].tap()
  }
}
