import AppTunnel
import XCTest

/// The same screens in another country: money, address and a step more.
final class BrazilTests: ShopTestCase {
  override class var simulatedAppVariant: String? { "br" }
  override var user: User { .member }

  private func openTaxNumber() -> TaxNumberPage {
    let address = openCart(with: "lamp").checkOut()
    address.fill(["region": "Pernambuco"]).fillAll().goOn().goOn().choose("Pix").continueButton
      .tap()
    return TaxNumberPage.shown()
  }

  func testPricesAreInReais() {
    XCTAssertEqual(openCart(with: "lamp").total, "Total R$ 59")
  }

  func testTheTabsSpeakPortuguese() {
    launch()
    XCTAssertEqual(app.tabBars.buttons["tab.orders"].label, "Pedidos")
  }

  func testAnAddressHasAStateAndALongerCode() {
    let address = openCart(with: "lamp").checkOut()
    XCTAssertEqual(address.field("region").placeholderValue, "Estado")
    address.fill(["postcode": "50030230"])
    XCTAssertEqual(address.field("postcode").value as? String, "50030230")
  }

  func testATaxNumberIsAskedForBeforeTheOrder() {
    let page = openTaxNumber()
    page.type(number: "12345678909")
    page.tapContinue()
    XCTAssertEqual(ConfirmationPage.shown().payment, "Pix")
  }

  func testATaxNumberHasElevenDigits() {
    let page = openTaxNumber()
    page.type(number: "123")
    page.tapContinue()
    XCTAssertTrue(page.complaint.exists)
    XCTAssertFalse(ConfirmationPage().isShown)
  }
}

final class NetherlandsTests: ShopTestCase {
  override class var simulatedAppVariant: String? { "nl" }
  override var user: User { .member }

  func testPricesAreInEuros() {
    XCTAssertEqual(openCart(with: "lamp").total, "Total € 59")
  }

  func testAPostcodeHasLetters() {
    let address = openCart(with: "lamp").checkOut()
    address.fill(["postcode": "3511 AB"])
    XCTAssertEqual(address.field("postcode").value as? String, "3511 AB")
    XCTAssertFalse(address.field("region").exists)
  }

  func testTheBankIsPaidThroughAndNoTaxNumberIsAskedFor() {
    let payment = openCart(with: "lamp").checkOut().fillAll().goOn().goOn()
    XCTAssertFalse(payment.cell("Cash").exists)
    XCTAssertEqual(payment.choose("iDEAL").goOn().payment, "iDEAL")
  }

  func testALaunchArgumentChoosesTheCountryToo() {
    app.launchArguments += ["-country", "nl"]
    launch("Profile")
    XCTAssertEqual(ProfilePage.shown().region, "Region: Utrecht")
  }
}
