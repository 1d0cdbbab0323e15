import XCUIAutomation

/// A kind of text in the form of `debugDescription` that Xcode prints.
enum PrintedKind: String, CaseIterable {
  case application, typing, query, fields, missing, missingFirst, pushed, focused, keyboard, windows
  case alert, table, collection, tabs, web, sheet, groups, springBoard, snapshot

  /// The text for it, of a screen of our own.
  func text() -> (text: String, failures: [String]) {
    switch self {
    case .application, .query, .fields, .missing, .missingFirst: PrintedApp.text("Plain", plain)
    case .typing, .focused, .keyboard, .windows: PrintedApp.text("Plain", plain)
    case .alert, .sheet, .springBoard: PrintedApp.text("Plain", over)
    case .pushed:
      PrintedApp.text("Pushed") { app in
        app.buttons["go"].tap()
        return app
      }
    case .table: PrintedApp.text("Tabs") { $0.tables.element }
    case .tabs: PrintedApp.text("Tabs") { $0.tabBars.element }
    case .collection: PrintedApp.text("Feed") { $0 }
    case .web: PrintedApp.text("Web") { $0.webViews.element }
    case .groups: PrintedApp.text("Bits") { $0.groups["pane"] }
    case .snapshot:
      PrintedApp.text("Tabs") { (try? $0.tables.element.snapshot()).map { $0 as Any } ?? "" }
    }
  }

  private func plain(_ app: XCUIApplication) -> Any {
    switch self {
    case .typing:
      app.textFields["city"].tap()
      return app
    case .query:
      app.textFields["city"].tap()
      return app.buttons
    case .fields: return app.textFields
    case .missing: return app.otherElements["Missing View"]
    case .missingFirst: return app.cells.firstMatch
    case .focused:
      app.textFields["street"].tap()
      app.textFields["street"].typeText("The very long street, 12")
      return app.textFields["street"]
    case .keyboard:
      app.textFields["city"].tap()
      return app.keyboards.element
    case .windows:
      app.textFields["city"].tap()
      return app.windows
    default: return app
    }
  }

  /// What lies over a screen.
  private func over(_ app: XCUIApplication) -> Any {
    switch self {
    case .alert:
      app.buttons["warn"].tap()
      return app.alerts.element
    case .sheet:
      app.buttons["show"].tap()
      return app
    default:
      app.buttons["ask"].tap()
      return XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.element
    }
  }
}
