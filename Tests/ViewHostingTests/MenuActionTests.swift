import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct MenuActionApp: App {
  var body: some Scene { WindowGroup { Menus() } }

  private struct Menus: View {
    @SwiftUI.State private var log = "nothing"

    var body: some View {
      VStack {
        Text(log)
        Menu("Add") {
          Button("Add two") { log = "two" }
        } primaryAction: {
          log = "one"
        }
        Menu("Sort", systemImage: "arrow.up") {
          Button("By name") { log = "name" }
        } primaryAction: {
          log = "sorted"
        }
        Menu(String("Filter"), systemImage: "line.3.horizontal") {
          Button("Open ones") { log = "open ones" }
        }
        Button("Tea") { log = "opened" }
          .contextMenu { Button("Copy") { log = "copied" } }
        ControlGroup {
          Button("Cut") { log = "cut" }
        } label: {
          Text("Edit")
        }
        ContentUnavailableView.search(text: "mint ")
      }
    }
  }
}

/// Buttons that have a menu as well as an action, and small views around them.
final class MenuActionTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: MenuActionApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testATapRunsThePrimaryActionOfAMenu() {
    app.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["one"].exists)
    XCTAssertFalse(app.buttons["Add two"].exists)
  }

  func testMenusWithASymbolHaveActionsAndTitlesToo() {
    app.buttons["Sort"].tap()
    XCTAssertTrue(app.staticTexts["sorted"].exists)
    app.buttons["Filter"].tap()
    app.buttons["Open ones"].tap()
    XCTAssertTrue(app.staticTexts["open ones"].exists)
  }

  func testALongPressOpensTheMenuOfAPrimaryAction() {
    app.buttons["Add"].press(forDuration: 1)
    app.buttons["Add two"].tap()
    XCTAssertTrue(app.staticTexts["two"].exists)
  }

  func testAButtonWithAContextMenuRunsItsActionOnATap() {
    app.buttons["Tea"].tap()
    XCTAssertTrue(app.staticTexts["opened"].exists)
  }

  func testALongPressOpensTheContextMenuOfAButton() {
    app.buttons["Tea"].press(forDuration: 1)
    app.buttons["Copy"].tap()
    XCTAssertTrue(app.staticTexts["copied"].exists)
  }

  func testAGroupOfControlsWithALabelShowsItsButtons() {
    app.buttons["Cut"].tap()
    XCTAssertTrue(app.staticTexts["cut"].exists)
    XCTAssertFalse(app.staticTexts["Edit"].exists)
  }

  func testASearchWithoutResultsNamesTheText() {
    XCTAssertTrue(app.staticTexts["No Results for “mint”"].exists)
    XCTAssertTrue(app.staticTexts["Check the spelling or try a new search."].exists)
  }
}
