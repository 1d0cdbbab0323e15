import AppTunnel
import PageObjects
import XCTest

final class CartTests: ShopTestCase {
  func testAnEmptyCartSaysSo() {
    launch("Cart")
    XCTAssertTrue(CartPage.shown().empty.exists)
    XCTAssertFalse(app.tables["cart.lines"].exists)
  }

  func testPricesAddUp() {
    let cart = openCart(with: "kettle", "mugs")
    XCTAssertEqual(cart.total, "Total $63")
    XCTAssertEqual(cart.delivery, "Delivery $5")
  }

  func testMoreAndLess() {
    let cart = openCart(with: "kettle")
    cart.line("kettle").more()
    XCTAssertEqual(cart.line("kettle").count, "2")
    XCTAssertEqual(cart.total, "Total $90")
    cart.line("kettle").less()
    XCTAssertEqual(cart.total, "Total $45")
  }

  func testLessThanOneIsNone() {
    let cart = openCart(with: "kettle", "mugs")
    cart.line("kettle").less()
    XCTAssertFalse(cart.line("kettle").element.exists)
    XCTAssertEqual(cart.total, "Total $18")
  }

  func testThereAreNoMoreThanThree() {
    let cart = openCart(with: "mugs")
    for _ in 0..<3 { cart.line("mugs").more() }
    app.alerts["Only 3 left"].buttons["OK"].tap()
    XCTAssertEqual(cart.line("mugs").count, "3")
  }

  func testALineIsSwipedAway() {
    let cart = openCart(with: "mugs", "winter")
    cart.line("mugs").delete()
    XCTAssertFalse(cart.line("mugs").element.exists)
    cart.line("winter").delete()
    XCTAssertTrue(cart.empty.exists)
  }

  func testMuchIsDeliveredForNothing() {
    let cart = openCart(with: "lamp")
    cart.line("lamp").more()
    XCTAssertEqual(cart.delivery, "Free delivery")
  }

  func testAPromoCode() {
    let cart = openCart(with: "lamp")
    cart.apply(promo: "HELLO10")
    waitForElementAppearance(cart.discount)
    XCTAssertEqual(cart.total, "Total $49")
  }

  func testAnUnknownPromoCode() {
    let cart = openCart(with: "lamp")
    cart.apply(promo: "HELLO99")
    waitForElementAppearance(cart.refusal)
    XCTAssertFalse(cart.discount.exists)
    XCTAssertEqual(cart.total, "Total $59")
  }

  func testAPromoCodeThatCannotBeChecked() {
    let cart = openCart(with: "lamp")
    app.tunnel.loaders.fail("promo")
    cart.apply(promo: "HELLO10")
    let alert = app.alerts["The code could not be checked"]
    waitForElementAppearance(alert).buttons["OK"].tap()
    XCTAssertEqual(cart.total, "Total $59")
  }

  func testTheTestEmptiesTheCart() {
    let cart = openCart(with: "lamp")
    app.tunnel.send("emptyCart")
    XCTAssertTrue(cart.empty.exists)
  }

  func testCheckingOutNeedsAnAccount() {
    openCart(with: "lamp").checkOutUnauthorized().signIn()
    AddressPage.shown()
  }

  func testAWrongPasswordIsTold() {
    let page = openCart(with: "lamp").checkOutUnauthorized()
    app.tunnel.loaders.fail("signIn")
    page.signIn()
    waitForElementAppearance(app.staticTexts["signIn.reason"])
    XCTAssertEqual(page.reason, "Wrong e-mail or password")
  }

  func testAnAddressWithoutAnAtIsNone() {
    let page = openCart(with: "lamp").checkOutUnauthorized()
    page.signIn(email: "ann")
    XCTAssertEqual(page.reason, "Please enter an e-mail and a password")
  }
}
