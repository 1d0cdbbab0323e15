import PageObjects
import XCTest

struct AddressPage: ShopPage {
  static let marker = "checkoutAddress.view"

  var complaint: XCUIElement { app.staticTexts["address.reason"] }
  func field(_ name: String) -> XCUIElement { app.textFields["address.\(name)"] }

  @discardableResult
  func fill(_ fields: KeyValuePairs<String, String>) -> Self {
    for (name, words) in fields { type(words, into: field(name)) }
    return self
  }

  /// Fills all that is needed.
  @discardableResult
  func fillAll() -> Self {
    fill(["name": "Ann", "street": "Elm Street 1", "city": "Springfield", "postcode": "12345"])
  }

  func tapContinue() { app.buttons["address.continue"].tap() }

  func goOn() -> DeliveryPage {
    tapContinue()
    return DeliveryPage.shown()
  }
}

struct DeliveryPage: ShopPage {
  static let marker = "checkoutDelivery.view"

  var courierFee: String { cell("courier").staticTexts["fee"].label }
  var point: XCUIElement { cell("pickup").staticTexts["point"] }
  var days: XCUIElement { app.segmentedControls["delivery.day"] }
  var continueButton: XCUIElement { app.buttons["delivery.continue"] }

  func choosePickup() { cell("pickup").tap() }

  func goOn() -> PaymentPage {
    continueButton.tap()
    return PaymentPage.shown()
  }
}

struct PickupPointsPage: ShopPage {
  static let marker = "pickupPoints.view"

  var list: XCUIElement { app.tables["pickupPoints.list"] }
  var note: XCUIElement { app.otherElements["pickupPoints.far"] }

  func choose(_ point: String) -> DeliveryPage {
    _ = list.waitForExistence(timeout: 10)
    cell(point).tap()
    return DeliveryPage.shown()
  }
}

struct PaymentPage: ShopPage {
  static let marker = "checkoutPayment.view"

  var complaint: XCUIElement { app.staticTexts["payment.reason"] }
  var continueButton: XCUIElement { app.buttons["payment.continue"] }
  var cardNumber: XCUIElement { app.textFields["card.number"] }

  @discardableResult
  func choose(_ method: String) -> Self {
    cell(method).tap()
    return self
  }

  @discardableResult
  func fillCard(number: String, code: String) -> Self {
    type(number, into: cardNumber)
    type(code, into: app.secureTextFields["card.code"])
    return self
  }

  func goOn() -> ConfirmationPage {
    continueButton.tap()
    return ConfirmationPage.shown()
  }
}

/// The step that only one country has.
struct TaxNumberPage: ShopPage {
  static let marker = "taxNumber.view"

  var complaint: XCUIElement { app.staticTexts["taxNumber.reason"] }

  func type(number: String) { type(number, into: app.textFields["taxNumber.field"]) }
  func tapContinue() { app.buttons["taxNumber.continue"].tap() }
}

struct ConfirmationPage: ShopPage {
  static let marker = "checkoutConfirmation.view"

  var address: String { text("confirmation.address") }
  var delivery: String { text("confirmation.delivery") }
  var payment: String { text("confirmation.payment") }
  var fee: String { text("confirmation.fee") }
  var total: String { text("confirmation.total") }
  var placeButton: XCUIElement { app.buttons["confirmation.place"] }
  var loading: XCUIElement { app.activityIndicators["confirmation.loading"] }

  func placeOrder() -> OrderPlacedPage {
    placeButton.tap()
    return OrderPlacedPage.shown()
  }
}

struct OrderPlacedPage: ShopPage {
  static let marker = "orderPlaced.view"

  var number: String { text("orderPlaced.number") }
  var promise: XCUIElement { app.staticTexts["orderPlaced.told"] }

  func notify() { app.buttons["orderPlaced.notify"].tap() }

  func showOrder() -> OrderPage {
    app.buttons["orderPlaced.order"].tap()
    return OrderPage.shown()
  }

  func continueShopping() -> FeedPage {
    app.buttons["orderPlaced.done"].tap()
    return FeedPage.loaded()
  }
}
