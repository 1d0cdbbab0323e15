import PageObjects
import XCTest

final class NavigationTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testTheBarSaysItsTitleAndLeadsBack() {
    XCTAssertEqual(NavigationBarBrowser().title, "List")
    app.cells.firstMatch.tap()
    XCTAssertTrue(NavigationBarBrowser().backButton.exists)
    app.goBack()
    XCTAssertEqual(NavigationBarBrowser().title, "List")
  }

  func testBackUntilSomethingIsThere() {
    app.cells.firstMatch.tap()
    XCTAssertTrue(app.goBack(until: app.tables["ListView"]))
    XCTAssertTrue(app.goBack(until: app.tables["ListView"]))
  }

  func testBackToNowhere() {
    XCTAssertFalse(app.goBack(until: app.tables["none"]))
  }

  func testAButtonOfTheBar() {
    XCTAssertFalse(NavigationBarBrowser().button("none").exists)
  }
}

final class TabTests: XCTestCase {
  override class var simulatedApp: String? { "Shop" }

  func testATabOpens() {
    let app = XCUIApplication()
    app.launch(
      with: .userDefault("sawTour", "YES"), .userDefault("sawCashbackNews", "YES"),
      .coordinator("Bazaar"))
    app.openTab("tab.profile")
    XCTAssertTrue(app.descendants(matching: .any)["profile.view"].exists)
  }

  func testAnEntryPointGivesThePageItLeadsTo() {
    let app = XCUIApplication()
    app.launch(
      with: .userDefault("sawTour", "YES"), .userDefault("sawCashbackNews", "YES"),
      .coordinator("Bazaar"))
    let search = EntryPoint(app.buttons["feed.search"]) { app.searchFields["search.field"] }
    XCTAssertEqual(search.tap().waitForAppearance(), .completed)
    app.goBack()
    XCTAssertEqual(search.tapCorner().waitForAppearance(), .completed)
  }
}
