import AppTunnel
import PageObjects
import XCTest

final class UnauthorizedProfileTests: ShopTestCase {
  override func setUp() {
    super.setUp()
    launch("Profile")
  }

  func testNobodyIsSignedIn() {
    XCTAssertFalse(ProfilePage.shown().signedIn.exists)
    XCTAssertFalse(ProfilePage().row("signOut").exists)
  }

  func testSigningInOutlivesTheApp() {
    ProfilePage.shown().open("signIn", SignInPage.self).signIn()
    FeedPage.loaded()
    XCTAssertEqual(app.tunnel.keychain["token"], "t-1")
    app.terminate()
    app.launch()
    XCTAssertTrue(ProfilePage.shown().signedIn.exists)
  }

  func testPlusIsForThoseWithAnAccount() {
    ProfilePage.shown().open("plusOffer", PlusPage.self).joinButton.tap()
    SignInPage.shown()
  }

  func testTheRegion() {
    let profile = ProfilePage.shown()
    profile.open("region", RegionPage.self).choose("Ogdenville")
    XCTAssertEqual(profile.region, "Region: Ogdenville")
  }

  func testThereAreNoFavourites() {
    XCTAssertTrue(ProfilePage.shown().open("favourites", FavouritesPage.self).empty.exists)
  }

  func testTheLanguageIsKept() {
    ProfilePage.shown().open("settings", SettingsPage.self).openLanguage().choose("Nederlands")
    app.alerts["The language changes with the next start"].buttons["OK"].tap()
    XCTAssertEqual(app.tunnel.defaults["language"], "Nederlands")
    XCTAssertTrue(LanguagePage().cell("Nederlands").isSelected)
  }

  func testNotificationsThatAreNotAllowedStayOff() {
    let settings = ProfilePage.shown().open("settings", SettingsPage.self)
    settings.notifications.tap()
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    waitForElementAppearance(springboard.alerts.buttons["Don’t Allow"]).tap()
    XCTAssertEqual(settings.notifications.value as? String, "0")
  }

  func testTheHistoryIsClearedOnlyOnConsent() {
    app.tunnel.defaults["history"] = ["rug"]
    let settings = ProfilePage.shown().open("settings", SettingsPage.self)
    settings.clearHistory()
    app.alerts["Clear the history?"].buttons["Cancel"].tap()
    XCTAssertEqual(app.tunnel.defaults["history"], ["rug"])
    settings.clearHistory()
    app.alerts["Clear the history?"].buttons["Clear"].tap()
    XCTAssertEqual(app.tunnel.defaults["history"], [])
  }
}

final class MemberProfileTests: ShopTestCase {
  override var user: User { .member }

  override func setUp() {
    super.setUp()
    launch("Profile")
  }

  func testAMemberIsSignedInWithoutPlus() {
    XCTAssertTrue(ProfilePage.shown().signedIn.exists)
    XCTAssertFalse(ProfilePage().plusBadge.exists)
  }

  func testSigningOutIsAskedFor() {
    ProfilePage.shown().row("signOut").tap()
    app.alerts["Sign out?"].buttons["Cancel"].tap()
    XCTAssertTrue(ProfilePage().signedIn.exists)
    ProfilePage().row("signOut").tap()
    app.alerts["Sign out?"].buttons["Sign out"].tap()
    FeedPage.loaded()
    open(.profile)
    XCTAssertFalse(ProfilePage.shown().signedIn.exists)
  }

  func testJoiningPlus() {
    let plus = ProfilePage.shown().open("plusOffer", PlusPage.self)
    plus.joinButton.tap()
    waitForElementAppearance(plus.member)
    plus.goBack()
    XCTAssertTrue(ProfilePage.shown().plusBadge.exists)
  }

  func testJoiningPlusMayFail() {
    let plus = ProfilePage.shown().open("plusOffer", PlusPage.self)
    app.tunnel.loaders.fail("joinPlus")
    plus.joinButton.tap()
    waitForElementAppearance(app.alerts["You could not join"]).buttons["OK"].tap()
    XCTAssertTrue(plus.joinButton.exists)
  }
}

final class PlusTests: ShopTestCase {
  override var user: User { .plus }

  func testThePlusMemberIsTold() {
    launch("Profile")
    XCTAssertTrue(ProfilePage.shown().plusBadge.exists)
    waitForElementAppearance(ProfilePage().open("plusOffer", PlusPage.self).member)
  }

  func testEverythingIsDeliveredForNothing() {
    let cart = openCart(with: "winter")
    XCTAssertEqual(cart.delivery, "Free delivery")
    XCTAssertEqual(cart.checkOut().fillAll().goOn().courierFee, "Free")
  }
}
