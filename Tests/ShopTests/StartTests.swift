import AppTunnel
import XCTest

/// What the shop shows on its start, and how a test gets past it.
final class StartTests: ShopTestCase {
  func testOnboardingHasThreePages() {
    app.launch()
    let onboarding = OnboardingPage.shown()
    XCTAssertEqual(onboarding.text("onboarding.welcome"), "Welcome to Bazaar")
    onboarding.next()
    XCTAssertEqual(onboarding.text("onboarding.delivery"), "Delivered tomorrow")
    onboarding.next()
    XCTAssertEqual(onboarding.text("onboarding.region"), "You shop in Springfield")
    onboarding.startShopping()
    FeedPage.loaded()
  }

  func testTheFeedIsThereAfterOnboardingAndPopups() {
    let feed = appAfterOnboardingAndPopups()
    XCTAssertTrue(feed.collection.isHittable)
    XCTAssertFalse(app.alerts.firstMatch.exists)
  }

  func testOnboardingComesOnceAnInstall() {
    appAfterOnboardingAndPopups().app.terminate()
    app.launch()
    XCTAssertFalse(OnboardingPage().isShown)
    app.tunnel.reset()
    app.launch()
    XCTAssertTrue(OnboardingPage().isShown)
  }

  func testTheNewsOfCashbackComesAfterOnboarding() {
    enable(.cashback)
    app.launch()
    XCTAssertFalse(CashbackNewsPage().isShown)
    OnboardingPage.shown().skip()
    let news = CashbackNewsPage.shown()
    XCTAssertEqual(news.words, "Now 5% cash-back")
    news.close()
    FeedPage.loaded()
  }

  func testWithoutTheToggleThereIsNoNews() {
    app.launch()
    OnboardingPage.shown().skip()
    FeedPage.loaded()
    XCTAssertFalse(CashbackNewsPage().isShown)
  }

  func testTheQuestionForARatingComesLast() {
    app.launchEnvironment["asksForRating"] = "true"
    app.launch()
    OnboardingPage.shown().skip()
    let question = app.alerts["Do you like Bazaar?"]
    XCTAssertTrue(question.waitForExistence(timeout: 2))
    question.buttons["Later"].tap()
    XCTAssertTrue(FeedPage().isShown)
  }

  func testTabsHaveTheWordsOfTheLanguage() {
    app.launchArguments += ["-AppleLanguages", "(nl)"]
    launch()
    XCTAssertEqual(app.tabBars.buttons["tab.cart"].label, "Mandje")
  }
}
