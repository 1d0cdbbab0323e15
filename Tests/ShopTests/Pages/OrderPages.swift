import PageObjects
import XCTest

struct OrdersPage: ShopPage {
  static let marker = "orders.view"

  var list: XCUIElement { app.tables["orders.list"] }
  var signedOut: XCUIElement { app.otherElements["orders.signedOut"] }
  var empty: XCUIElement { app.otherElements["orders.empty"] }
  var failure: FailureView { FailureView("orders.failure") }

  @discardableResult
  func loaded(file: StaticString = #filePath, line: UInt = #line) -> Self {
    let result = list.waitForAppearance(timeout: 10)
    XCTAssertEqual(result, .completed, "No orders came", file: file, line: line)
    return self
  }

  var numbers: [String] {
    list.staticTexts.matching(identifier: "number").allElementsBoundByIndex.map(\.label)
  }

  func status(of number: String) -> String { cell(number).staticTexts["status"].label }

  func open(_ number: String) -> OrderPage {
    cell(number).tap()
    return OrderPage.shown()
  }

  func signIn() -> SignInPage {
    app.buttons["orders.signIn"].tap()
    return SignInPage.shown()
  }
}

struct OrderPage: ShopPage {
  static let marker = "order.view"

  var cancelButton: XCUIElement { app.buttons["order.cancel"] }
  var missing: XCUIElement { app.otherElements["order.missing"] }
  var items: [String] {
    app.tables["order.items"].staticTexts.allElementsBoundByIndex.map(\.label)
  }

  /// The status, as soon as the order is there.
  var status: String {
    let status = app.staticTexts["order.status"]
    return status.waitForExistence(timeout: 10) ? status.label : ""
  }

  func cancel() -> CancelOrderPage {
    _ = cancelButton.waitForExistence(timeout: 10)
    cancelButton.tap()
    return CancelOrderPage.shown()
  }

  func help() -> HelpPage {
    _ = app.buttons["order.help"].waitForExistence(timeout: 10)
    app.buttons["order.help"].tap()
    return HelpPage.shown()
  }
}

struct CancelOrderPage: ShopPage {
  static let marker = "cancelOrder.view"

  var confirmButton: XCUIElement { app.buttons["cancelOrder.confirm"] }
  var failure: FailureView { FailureView("cancelOrder.failure") }

  @discardableResult
  func choose(_ reason: String) -> Self {
    cell(reason).tap()
    return self
  }

  func confirm() { confirmButton.tap() }
  func keepOrder() { app.buttons["cancelOrder.close"].tap() }
}
