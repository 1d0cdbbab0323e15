import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct FieldKeyboardApp: App {
  var body: some Scene { WindowGroup { Fields() } }

  private struct Fields: View {
    @SwiftUI.State private var name = ""
    @SwiftUI.State private var number = ""
    @SwiftUI.State private var found = ""

    var body: some View {
      NavigationStack {
        VStack {
          TextField("Name", text: $name).submitLabel(.next)
          TextField("Number", text: $number).keyboardType(.numberPad)
          SecureField("Password", text: $name).submitLabel(.go)
        }
        .searchable(text: $found)
      }
    }
  }
}

/// What the keyboard of a field has: its keys, and the label of its return key.
final class FieldKeyboardTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: FieldKeyboardApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() { app.launch() }

  func testTheReturnKeyHasTheLabelOfSubmitting() {
    app.textFields["Name"].tap()
    XCTAssertEqual(app.keyboards.buttons["Next"].label, "next")
    app.secureTextFields["Password"].tap()
    XCTAssertEqual(app.keyboards.buttons["Go"].label, "go")
  }

  func testANumberPadHasDigitsAlone() {
    app.textFields["Number"].tap()
    app.keyboards.keys["4"].tap()
    app.keyboards.keys["2"].tap()
    XCTAssertEqual(app.textFields["Number"].value as? String, "42")
    XCTAssertFalse(app.keyboards.keys["q"].exists)
  }

  func testASearchFieldHasASearchKey() {
    app.searchFields.firstMatch.tap()
    XCTAssertTrue(app.keyboards.buttons["Search"].exists)
  }
}
