import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct KeyboardBarApp: App {
  var body: some Scene { WindowGroup { Sums() } }

  private struct Sums: View {
    @SwiftUI.State private var amount = ""
    @SwiftUI.State private var isNoting = false
    @FocusState private var isTyping: Bool

    var body: some View {
      NavigationStack {
        Form {
          TextField("Amount", text: $amount).focused($isTyping)
          Button("Note") { isNoting = true }
        }
        .navigationTitle("Sums")
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add") {} }
          ToolbarItemGroup(placement: .keyboard) {
            Button("Clear") { amount = "" }
            Spacer()
            Button("Done") { isTyping = false }
          }
        }
        .sheet(isPresented: $isNoting) { Note() }
      }
    }
  }

  private struct Note: View {
    @SwiftUI.State private var text = ""

    var body: some View {
      TextField("Text", text: $text)
        .toolbar { ToolbarItem(placement: .keyboard) { Button("Save") { text = "saved" } } }
    }
  }
}

/// Items above the keyboard are in a bar, as long as the keyboard is up.
final class KeyboardBarTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: KeyboardBarApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testThereIsNoBarWithoutTheKeyboard() {
    XCTAssertFalse(app.toolbars.buttons["Done"].exists)
    XCTAssertTrue(app.navigationBars.buttons["Add"].exists)
    XCTAssertFalse(app.navigationBars.buttons["Done"].exists)
  }

  func testTheBarIsAboveTheKeyboard() {
    app.textFields["Amount"].tap()
    let bar = app.toolbars["Toolbar"]
    XCTAssertTrue(bar.buttons["Clear"].isHittable)
    XCTAssertEqual(bar.frame.maxY, app.keyboards.firstMatch.frame.minY, accuracy: 1)
    XCTAssertLessThan(bar.buttons["Clear"].frame.midX, bar.buttons["Done"].frame.midX)
  }

  func testItsButtonsActAndTheBarGoesWithTheKeyboard() {
    app.textFields["Amount"].tap()
    app.textFields["Amount"].typeText("12")
    app.toolbars.buttons["Clear"].tap()
    XCTAssertEqual(app.textFields["Amount"].value as? String, "Amount")
    app.toolbars.buttons["Done"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
    XCTAssertFalse(app.toolbars.firstMatch.exists)
  }

  func testASheetShowsItsOwnItems() {
    app.buttons["Note"].tap()
    app.textFields["Text"].tap()
    XCTAssertFalse(app.toolbars.buttons["Done"].exists)
    app.toolbars.buttons["Save"].tap()
    XCTAssertEqual(app.textFields["Text"].value as? String, "saved")
  }
}
