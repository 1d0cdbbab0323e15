import SwiftUI
import XCTest

struct KeyboardScrollApp: App {
  var body: some Scene { WindowGroup { KeyboardScroll() } }
}

private struct KeyboardScroll: View {
  @State private var name = ""
  @State private var isLong = true

  var body: some View {
    Form {
      Toggle("Long", isOn: $isLong).toggleStyle(.button)
      ForEach(1..<13) { Text("Row \($0)") }
      TextField("Name", text: $name)
      Button("Close") { isLong.toggle() }
    }
    .toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        Button("Done") {
          UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
        }
      }
    }
  }
}

/// A form that scrolls for the keyboard.
final class KeyboardScrollTests: HostedAppTests<KeyboardScrollApp> {
  func testTheFieldWithTheKeyboardIsAboveIt() {
    app.textFields["Name"].tap()
    XCTAssertTrue(app.textFields["Name"].isHittable)
    XCTAssertLessThan(app.textFields["Name"].frame.maxY, app.keyboards.element.frame.minY)
  }

  func testTheFormScrollsBackWithoutTheKeyboard() {
    let top = app.staticTexts["Row 1"].frame.minY
    app.textFields["Name"].tap()
    XCTAssertLessThan(app.staticTexts["Row 4"].frame.minY, top)
    app.buttons["Done"].tap()
    XCTAssertEqual(app.staticTexts["Row 1"].frame.minY, top)
  }
}
