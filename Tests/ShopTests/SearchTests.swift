import AppTunnel
import PageObjects
import XCTest

final class SearchTests: ShopTestCase {
  override func setUp() {
    super.setUp()
    launch()
  }

  private func openSearch() -> SearchPage { FeedPage.loaded().openSearch() }

  func testTheKeyboardIsThereAtOnce() {
    _ = openSearch()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
  }

  func testSuggestionsFollowWhatIsTyped() {
    let search = openSearch().type("ke")
    waitForElementAppearance(search.suggestion("kettle"))
    XCTAssertEqual(search.suggestions, ["kettle", "keyboard"])
    search.field.typeText("t")
    XCTAssertEqual(search.suggestions, ["kettle"])
  }

  func testASuggestionIsSearchedFor() {
    let search = openSearch().type("la")
    waitForElementAppearance(search.suggestion("lamp")).tap()
    waitForElementAppearance(search.results)
    XCTAssertEqual(search.count, "1 found")
    XCTAssertEqual(search.result("lamp").title, "Desk Lamp")
  }

  func testAFoundProductOpens() {
    let search = openSearch().search(for: "speaker")
    waitForElementAppearance(search.results)
    XCTAssertEqual(search.result("speaker").open().title, "Mini Speaker")
  }

  func testNothingFoundLeadsToAnotherSearch() {
    let search = openSearch().search(for: "unicorn")
    waitForElementAppearance(search.nothing)
    search.searchForSomethingElse()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
  }

  func testWhatWasSearchedForIsRemembered() {
    let search = openSearch().search(for: "rug")
    waitForElementAppearance(search.results)
    app.terminate()
    app.launch()
    XCTAssertEqual(openSearch().history, ["rug"])
  }

  func testTheHistoryIsForgotten() {
    app.tunnel.defaults["history"] = ["mugs", "lamp"]
    let search = openSearch()
    XCTAssertEqual(search.history, ["mugs", "lamp"])
    search.forgetHistory()
    XCTAssertEqual(search.history, [])
  }

  func testAFailureIsTriedAgain() {
    let search = openSearch()
    app.tunnel.loaders.fail("products")
    search.search(for: "rug")
    waitForElementAppearance(search.failure.element)
    search.failure.tryAgain()
    waitForElementAppearance(search.results)
  }
}
