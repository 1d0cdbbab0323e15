import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct BarToggleApp: App {
  var body: some Scene { WindowGroup { Screen() } }

  private struct Screen: View {
    @SwiftUI.State private var isGrid = false
    @SwiftUI.State private var isShown = false
    @SwiftUI.State private var isLoud = false

    var body: some View {
      NavigationStack {
        NavigationLink("Detail") { NavigationView { Text("inside").toolbar { Text("tool") } } }
          .toolbar {
            ToolbarItemGroup {
              Toggle(isGrid ? "Grid" : "List", isOn: $isGrid)
              Button("Settings") { isShown = true }
                .sheet(isPresented: $isShown) { Toggle("Loud", isOn: $isLoud) }
            }
            ToolbarItem(placement: .bottomBar) {
              Toggle("Row", isOn: $isLoud).toggleStyle(.switch)
            }
          }
      }
    }
  }
}

/// Toggles that are items of bars, and the names of bars.
final class BarToggleTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: BarToggleApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testATapOnTheMiddleOfAToggleInABarTurnsIt() {
    app.navigationBars.switches["List"].tap()
    XCTAssertTrue(app.navigationBars.switches["Grid"].isSelected)
    XCTAssertEqual(app.switches["Grid"].value as? String, "1")
  }

  func testAToggleInABarThatIsASwitchByItsStyleHasAnInnerSwitch() {
    XCTAssertEqual(app.toolbars.switches["Row"].switches.count, 1)
  }

  func testAToggleInASheetThatABarOpensIsARow() {
    app.buttons["Settings"].tap()
    XCTAssertEqual(app.switches["Loud"].switches.count, 1)
  }

  func testABarWithoutATitleIsNamedAfterTheClassOfItsStack() {
    XCTAssertTrue(app.navigationBars["_TtGC7SwiftUI32NavigationStackHosting"].exists)
    app.buttons["Detail"].tap()
    XCTAssertTrue(app.navigationBars["_TtGC7SwiftUI19UIHosting"].exists)
  }
}
