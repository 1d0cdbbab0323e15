import SwiftUI
import XCTest

struct KeyboardApp: App {
  init() {
    UINavigationBar.appearance().titleTextAttributes = [
      .foregroundColor: UIColor(named: "ink") ?? .black
    ]
  }

  var body: some Scene { WindowGroup { KeyboardForm() } }
}

private struct KeyboardForm: View {
  @State private var words = ""
  @State private var size = 12
  @State private var isBold = false

  var body: some View {
    VStack {
      TextField("Words", text: $words)
      Button("Hide") {
        UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
      }
      Button("Other") { UIApplication.shared.sendAction("add:", to: nil, from: nil, for: nil) }
      Form {
        Picker("Size", selection: $size) { ForEach(1..<17) { Text("\($0) points").tag($0) } }
        Toggle("Bold", isOn: $isBold)
      }
    }
  }
}

final class KeyboardAppTests: HostedAppTests<KeyboardApp> {
  func testAnAppGivesTheKeyboardBack() {
    app.textFields["Words"].tap()
    XCTAssertTrue(app.keyboards.element.exists)
    app.buttons["Other"].tap()
    XCTAssertTrue(app.keyboards.element.exists)
    app.buttons["Hide"].tap()
    XCTAssertFalse(app.keyboards.element.exists)
    app.textFields["Words"].tap()
    XCTAssertTrue(app.keyboards.element.exists)
  }

  func testTheWordsOfARowOpenTheMenuOfItsPicker() {
    app.staticTexts["Size"].tap()
    app.collectionViews.buttons["14 points"].tap()
    XCTAssertTrue(app.buttons["Size, 14 points"].exists)
  }

  func testATapOnTheMiddleOfARowDoesNotTurnItsToggle() {
    app.switches["Bold"].tap()
    XCTAssertEqual(app.switches["Bold"].value as? String, "0")
  }
}
