import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct PickerLinkApp: App {
  var body: some Scene { WindowGroup { Settings() } }

  private struct Settings: View {
    @SwiftUI.State private var drink = "tea"
    @SwiftUI.State private var heat = "hot"

    var body: some View {
      NavigationStack {
        Form {
          Picker("Drink", selection: $drink) {
            Text("Tea").tag("tea")
            Text("Coffee").tag("coffee")
          }
          .pickerStyle(.navigationLink)
          Text("chosen: \(drink)")
          Picker("Temperature", selection: $heat) {
            Text("Hot").tag("hot")
            Text("Cold").tag("cold")
          }
          .pickerStyle(.inline)
        }
        .navigationTitle("Settings")
      }
    }
  }
}

/// Pickers in a form: with their options on a screen of their own, and as rows.
final class PickerLinkTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: PickerLinkApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testTheRowShowsTheChoice() {
    XCTAssertEqual(app.buttons["Drink"].value as? String, "Tea")
  }

  func testTheRowOpensTheOptions() {
    app.buttons["Drink"].tap()
    XCTAssertTrue(app.navigationBars["Drink"].buttons["Settings"].exists)
    XCTAssertTrue(app.collectionViews.buttons["Tea"].isSelected)
    XCTAssertFalse(app.collectionViews.buttons["Coffee"].isSelected)
  }

  func testAChoiceGoesBack() {
    app.buttons["Drink"].tap()
    app.collectionViews.buttons["Coffee"].tap()
    XCTAssertTrue(app.navigationBars["Settings"].exists)
    XCTAssertTrue(app.staticTexts["chosen: coffee"].exists)
    XCTAssertEqual(app.buttons["Drink"].value as? String, "Coffee")
  }

  func testEachOptionOfAnInlinePickerIsARow() {
    XCTAssertEqual(app.cells.count, 5)
    XCTAssertTrue(app.cells.buttons["Hot"].isSelected)
    app.cells.buttons["Cold"].tap()
    XCTAssertFalse(app.cells.buttons["Hot"].isSelected)
    XCTAssertTrue(app.cells.buttons["Cold"].isSelected)
  }

  func testTheBackButtonKeepsTheChoice() {
    app.buttons["Drink"].tap()
    app.navigationBars.buttons["Settings"].tap()
    XCTAssertTrue(app.staticTexts["chosen: tea"].exists)
  }
}
