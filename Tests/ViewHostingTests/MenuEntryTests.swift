import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct MenuEntryApp: App {
  var body: some Scene { WindowGroup { Menus() } }

  private struct Menus: View {
    @SwiftUI.State private var log = "nothing"
    @SwiftUI.State private var size = "small"
    @SwiftUI.State private var isBold = true

    var body: some View {
      VStack {
        Text(log)
        Menu("Edit") {
          Button("Copy") { log = "copied" }
          Button("Paste") { log = "pasted" }.disabled(true)
          Toggle("Bold", isOn: $isBold)
          sizes
          Menu("Share") {
            Button("Mail") { log = "mailed" }
            Menu("Print") { Button("In colour") { log = "printed" } }
          }
        }
        sizes.pickerStyle(.menu)
        Text("Tea").contextMenu { Button("Drink") { log = "drunk" }.disabled(true) }
      }
    }

    private var sizes: some View {
      Picker("Size", selection: $size) {
        Text("Small").tag("small")
        Text("Large").tag("large")
      }
    }
  }
}

/// What the entries of menus say of themselves, and menus inside menus.
final class MenuEntryTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: MenuEntryApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testADisabledEntryIsThereAndDoesNothing() {
    app.buttons["Edit"].tap()
    XCTAssertTrue(app.buttons["Copy"].isEnabled)
    XCTAssertFalse(app.buttons["Paste"].isEnabled)
    app.buttons["Paste"].tap()
    XCTAssertTrue(app.buttons["Paste"].exists)
    app.buttons["Copy"].tap()
    XCTAssertTrue(app.staticTexts["copied"].exists)
  }

  func testADisabledEntryOfAContextMenuIsDisabled() {
    app.staticTexts["Tea"].press(forDuration: 1)
    XCTAssertFalse(app.buttons["Drink"].isEnabled)
  }

  func testAToggleInAMenuIsMarkedWhileItIsOn() {
    app.buttons["Edit"].tap()
    XCTAssertTrue(app.buttons["Bold"].isSelected)
    app.buttons["Bold"].tap()
    app.buttons["Edit"].tap()
    XCTAssertFalse(app.buttons["Bold"].isSelected)
  }

  func testTheChosenOptionOfAPickerInAMenuIsMarked() {
    app.buttons["Edit"].tap()
    XCTAssertTrue(app.buttons["Small"].isSelected)
    app.buttons["Large"].tap()
    app.buttons["Edit"].tap()
    XCTAssertFalse(app.buttons["Small"].isSelected)
    XCTAssertTrue(app.buttons["Large"].isSelected)
  }

  func testTheChosenOptionOfAPickerIsMarkedInItsMenu() {
    app.buttons["Size, Small"].tap()
    XCTAssertTrue(app.buttons["Small"].isSelected)
    XCTAssertFalse(app.buttons["Large"].isSelected)
  }

  func testAMenuInAMenuOpensInItsPlace() {
    app.buttons["Edit"].tap()
    XCTAssertFalse(app.buttons["Mail"].exists)
    app.buttons["Share"].tap()
    XCTAssertFalse(app.buttons["Copy"].exists)
    app.buttons["Mail"].tap()
    XCTAssertTrue(app.staticTexts["mailed"].exists)
  }

  func testAMenuTwoMenusDeepOpens() {
    app.buttons["Edit"].tap()
    app.buttons["Share"].tap()
    app.buttons["Print"].tap()
    app.buttons["In colour"].tap()
    XCTAssertTrue(app.staticTexts["printed"].exists)
  }

  func testAMenuOpensAnewAtItsFirstEntries() {
    app.buttons["Edit"].tap()
    app.buttons["Share"].tap()
    app.otherElements["PopoverDismissRegion"].tap()
    app.buttons["Edit"].tap()
    XCTAssertTrue(app.buttons["Copy"].exists)
  }
}
