import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct ManyTabsApp: App {
  var body: some Scene { WindowGroup { Tabs() } }

  private struct Tabs: View {
    @SwiftUI.State private var chosen = 1

    var body: some View {
      TabView(selection: $chosen) {
        ForEach(1..<8) { number in
          Text("Screen \(number) of tab \(chosen)")
            .tabItem { SwiftUI.Label("Tab \(number)", systemImage: "\(number).circle") }
            .tag(number)
        }
      }
    }
  }
}

/// More than five tabs on a phone: four buttons, and one for the list of the others.
final class MoreTabsTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: ManyTabsApp.self)
  }

  private let app = XCUIApplication()
  private var more: XCUIElement { app.tabBars.buttons["More"] }

  override func setUp() { app.launch() }

  func testFourTabsHaveButtonsBesideMore() {
    XCTAssertEqual(
      app.tabBars.buttons.allElementsBoundByIndex.map(\.label),
      ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
  }

  func testMoreListsTheOthers() {
    more.tap()
    XCTAssertTrue(app.navigationBars["More"].exists)
    XCTAssertEqual(
      app.tables.cells.staticTexts.allElementsBoundByIndex.map(\.label),
      [
        "Tab 5", "Tab 6", "Tab 7",
      ])
    XCTAssertTrue(more.isSelected)
  }

  func testARowShowsItsTabAndSelectsIt() {
    more.tap()
    app.staticTexts["Tab 6"].tap()
    XCTAssertTrue(app.staticTexts["Screen 6 of tab 6"].exists)
  }

  func testTheBackButtonOfSuchATabLeadsToTheList() {
    more.tap()
    app.staticTexts["Tab 6"].tap()
    app.navigationBars.buttons["More"].tap()
    XCTAssertTrue(app.staticTexts["Tab 7"].exists)
  }

  func testMoreShowsTheTabThatWasOpenBefore() {
    more.tap()
    app.staticTexts["Tab 6"].tap()
    app.tabBars.buttons["Tab 2"].tap()
    XCTAssertTrue(app.staticTexts["Screen 2 of tab 2"].exists)
    more.tap()
    XCTAssertTrue(app.staticTexts["Screen 6 of tab 6"].exists)
  }
}
