import AppTunnel
import PageObjects
import XCTest

final class ProductTests: ShopTestCase {
  func testPriceAndDelivery() {
    let lamp = openProduct("lamp")
    XCTAssertEqual(lamp.title, "Desk Lamp")
    XCTAssertEqual(lamp.price, "$59")
    XCTAssertEqual(lamp.delivery, "Delivery $5")
  }

  func testADearProductIsDeliveredForNothing() {
    let rug = openProduct("rug")
    XCTAssertEqual(rug.title, "Wool Rug")
    XCTAssertEqual(rug.delivery, "Free delivery")
  }

  func testWhatIsSoldOutCannotBeAdded() {
    let charger = openProduct("charger")
    waitForElementAppearance(charger.addButton)
    XCTAssertFalse(charger.addButton.isEnabled)
  }

  func testAddingTellsWhatWasAdded() {
    XCTAssertEqual(openProduct("mugs").addToCart().title, "Pair of Mugs")
  }

  func testWhatWasAddedLeadsToTheCart() {
    let product = openProduct("mugs")
    product.addToCart().continueShopping()
    XCTAssertFalse(product.addButton.exists)
    XCTAssertEqual(product.goToCart().line("mugs").title, "Pair of Mugs")
  }

  func testTheBadgeOfTheCartCounts() {
    openProduct("mugs").addToCart().continueShopping()
    XCTAssertEqual(app.tabBars.buttons["tab.cart"].value as? String, "1 item")
  }

  func testPhotosAreTurnedOver() {
    let gallery = openProduct("rug").openPhotos()
    XCTAssertEqual(gallery.number, "1 of 4")
    gallery.swipeToNext()
    gallery.swipeToNext()
    XCTAssertEqual(gallery.number, "3 of 4")
    gallery.swipeToPrevious()
    XCTAssertEqual(gallery.number, "2 of 4")
    XCTAssertEqual(gallery.close().title, "Wool Rug")
  }

  func testAFavouriteOutlivesTheApp() {
    let product = openProduct("clock")
    waitForElementAppearance(product.like).tap()
    XCTAssertTrue(product.like.isSelected)
    app.terminate()
    launch("Profile")
    let favourites = ProfilePage.shown().open("favourites", FavouritesPage.self)
    XCTAssertEqual(favourites.product("clock").title, "Wall Clock")
  }

  func testAFavouriteIsTakenBack() {
    let product = openProduct("clock")
    waitForElementAppearance(product.like).tap()
    product.like.tap()
    XCTAssertFalse(product.like.isSelected)
    XCTAssertEqual(app.tunnel.files["Documents/favourites.json"], [])
  }

  func testALinkIsShared() {
    let product = openProduct("atlas")
    product.share()
    app.otherElements["ActivityListView"].buttons["Copy"].tap()
    XCTAssertEqual(app.tunnel.pasteboard.strings, ["https://bazaar.example.com/p/atlas"])
  }

  func testAFailureIsTriedAgain() {
    launch()
    app.tunnel.loaders.fail("products")
    app.open(link("bazaar://product/lamp"))
    let product = ProductPage.shown()
    waitForElementAppearance(product.failure.element)
    product.failure.tryAgain()
    XCTAssertEqual(product.title, "Desk Lamp")
  }
}

final class OpinionTests: ShopTestCase {
  override var user: User { .member }

  private func openOpinions() -> OpinionsPage { openProduct("lamp").openOpinions() }

  private func writeOpinion() -> WriteOpinionPage {
    openOpinions().write()
    return WriteOpinionPage.shown()
  }

  func testAnOpinion() {
    let opinion = openOpinions().opinion("2")
    XCTAssertEqual(opinion.staticTexts["author"].label, "Carol")
    XCTAssertEqual(opinion.staticTexts["stars"].label, "4 stars")
  }

  func testMoreComeAtTheEnd() {
    let opinions = openOpinions()
    XCTAssertEqual(opinions.opinion("8").staticTexts["author"].label, "Ivan")
  }

  func testWithoutTheToggleThereAreNone() {
    disable(.opinions)
    XCTAssertEqual(openProduct("lamp").title, "Desk Lamp")
    XCTAssertFalse(app.buttons["product.opinions"].exists)
  }

  func testAnOpinionIsSent() {
    let page = writeOpinion()
    XCTAssertFalse(page.sendButton.isEnabled)
    page.write("Bright").sendButton.tap()
    waitForElementAppearance(page.thanks)
    page.finish()
    OpinionsPage.shown()
  }

  func testAnOpinionThatWasNotSentIsKept() {
    let page = writeOpinion().write("Bright")
    app.tunnel.loaders.fail("sendOpinion")
    page.sendButton.tap()
    waitForElementAppearance(app.alerts["Not sent"]).buttons["OK"].tap()
    XCTAssertEqual(app.textViews["writeOpinion.text"].value as? String, "Bright")
  }

  func testAnOpinionIsNotThrownAwayUnasked() {
    let page = writeOpinion().write("Bright")
    app.navigationBars["Your opinion"].swipeDown()
    let question = app.sheets["Throw the opinion away?"]
    question.buttons["Keep writing"].tap()
    XCTAssertTrue(page.isShown)
    page.close()
    question.buttons["Throw away"].tap()
    OpinionsPage.shown()
  }
}
