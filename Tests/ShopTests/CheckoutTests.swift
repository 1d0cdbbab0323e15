import AppTunnel
import PageObjects
import XCTest

final class CheckoutTests: ShopTestCase {
  override var user: User { .member }

  private func openDelivery() -> DeliveryPage { openCart(with: "lamp").checkOut().fillAll().goOn() }

  private func openConfirmation() -> ConfirmationPage {
    openDelivery().goOn().choose("Cash").goOn()
  }

  /// Answers the system's question for a resource.
  private func answer(_ button: String) {
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    waitForElementAppearance(springboard.alerts.buttons[button]).tap()
  }

  func testFromTheCartToTheOrder() {
    let confirmation = openConfirmation()
    XCTAssertEqual(confirmation.address, "Elm Street 1, 12345 Springfield")
    XCTAssertEqual(confirmation.delivery, "Courier, Tomorrow")
    XCTAssertEqual(confirmation.payment, "Cash")
    XCTAssertEqual(confirmation.fee, "Delivery $5")
    XCTAssertEqual(confirmation.total, "Total $64")
    XCTAssertEqual(confirmation.placeOrder().number, "Order 2001")
  }

  func testAnAddressThatIsNotWholeIsNotTaken() {
    let address = openCart(with: "lamp").checkOut()
    address.fill(["name": "Ann", "street": "Elm Street 1"]).tapContinue()
    XCTAssertTrue(address.complaint.exists)
    address.fill(["city": "Springfield", "postcode": "12345"])
    _ = address.goOn()
  }

  func testAPostcodeHasFiveDigits() {
    let address = openCart(with: "lamp").checkOut()
    address.fill(["postcode": "1234567"])
    XCTAssertEqual(address.field("postcode").value as? String, "12345")
  }

  func testTheDayOfTheCourier() {
    let delivery = openDelivery()
    delivery.days.buttons["Weekend"].tap()
    XCTAssertEqual(delivery.goOn().choose("Cash").goOn().delivery, "Courier, Weekend")
  }

  func testPickupPointsNearby() {
    let delivery = openDelivery()
    delivery.choosePickup()
    answer("Allow While Using App")
    let points = PickupPointsPage.shown()
    waitForElementAppearance(points.list)
    XCTAssertEqual(points.list.cells.count, 3)
    XCTAssertFalse(points.note.exists)
    XCTAssertEqual(points.choose("Station").point.label, "Station")
  }

  func testPickupPointsWithoutALocation() {
    let delivery = openDelivery()
    delivery.choosePickup()
    answer("Don’t Allow")
    let points = PickupPointsPage.shown()
    waitForElementAppearance(points.list)
    XCTAssertTrue(points.note.exists)
    XCTAssertEqual(points.list.cells.count, 5)
  }

  func testPickupNeedsAPoint() {
    app.resetAuthorizationStatus(for: .location)
    let delivery = openDelivery()
    delivery.choosePickup()
    answer("Don’t Allow")
    PickupPointsPage.shown().goBack()
    XCTAssertFalse(DeliveryPage.shown().continueButton.isEnabled)
  }

  func testPickupCostsNothing() {
    let delivery = openDelivery()
    delivery.choosePickup()
    answer("Allow While Using App")
    let confirmation = PickupPointsPage.shown().choose("Station").goOn().choose("Cash").goOn()
    XCTAssertEqual(confirmation.delivery, "Station")
    XCTAssertEqual(confirmation.total, "Total $59")
  }

  func testExpressDeliveryComesWithItsToggle() {
    enable(.expressDelivery)
    let delivery = openDelivery()
    delivery.cell("express").tap()
    XCTAssertEqual(delivery.goOn().choose("Cash").goOn().fee, "Delivery $9")
  }

  func testACardNumberHasSixteenDigits() {
    let payment = openDelivery().goOn().choose("Card")
    payment.fillCard(number: "12345678", code: "123").continueButton.tap()
    XCTAssertTrue(payment.complaint.exists)
    payment.type("12345678", into: payment.cardNumber)
    XCTAssertEqual(payment.goOn().payment, "Card")
  }

  func testCashNeedsNoCard() {
    let payment = openDelivery().goOn()
    XCTAssertFalse(payment.continueButton.isEnabled)
    payment.choose("Cash")
    XCTAssertFalse(payment.cardNumber.exists)
    XCTAssertTrue(payment.continueButton.isEnabled)
  }

  func testAnOrderThatFailsIsPlacedAgain() {
    let confirmation = openConfirmation()
    app.tunnel.loaders.fail("placeOrder")
    confirmation.placeButton.tap()
    let alert = app.alerts["The order was not placed"]
    waitForElementAppearance(alert).buttons["Try again"].tap()
    OrderPlacedPage.shown()
  }

  func testAnOrderThatFailsLeavesTheCart() {
    let confirmation = openConfirmation()
    app.tunnel.loaders.fail("placeOrder")
    confirmation.placeButton.tap()
    waitForElementAppearance(app.alerts["The order was not placed"]).buttons["Cancel"].tap()
    XCTAssertFalse(confirmation.loading.exists)
    app.open(link("bazaar://cart"))
    XCTAssertEqual(CartPage.shown().total, "Total $59")
  }

  func testThePlacedOrderIsShownAndTheCartIsEmpty() {
    XCTAssertEqual(openConfirmation().placeOrder().showOrder().status, "Processing")
    app.open(link("bazaar://cart"))
    XCTAssertTrue(CartPage.shown().empty.exists)
  }

  func testThePlacedOrderIsAmongTheOrders() {
    _ = openConfirmation().placeOrder().continueShopping()
    open(.orders)
    XCTAssertEqual(
      OrdersPage.shown().loaded().numbers, ["Order 2001", "Order 1003", "Order 1002", "Order 1001"])
  }

  func testNotificationsAreAskedFor() {
    let placed = openConfirmation().placeOrder()
    placed.notify()
    answer("Allow")
    waitForElementAppearance(placed.promise)
    XCTAssertEqual(placed.promise.label, "We will tell you")
  }

  func testTheSummaryListsTheProducts() {
    let confirmation = openConfirmation()
    XCTAssertEqual(confirmation.cell("lamp").staticTexts["count"].label, "× 1")
  }

  func testTheExperimentLeavesTheProductsOut() {
    app.tunnel.experiments.waitAtLaunch()
    let confirmation = openConfirmation()
    XCTAssertFalse(confirmation.cell("lamp").exists)
    XCTAssertEqual(confirmation.total, "Total $64")
  }
}
