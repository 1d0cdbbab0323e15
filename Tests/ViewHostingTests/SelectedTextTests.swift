import SwiftUI
import XCTest

struct SelectedTextApp: App {
  var body: some Scene { WindowGroup { SelectedTextView() } }
}

private struct SelectedTextView: View {
  @State private var name = ""
  @State private var isHeld = false

  var body: some View {
    VStack(spacing: 80) {
      TextField("Name", text: $name)
      Text(isHeld ? "held" : "not held")
      VStack(spacing: 80) {
        Text("Order 7-11")
        Text("Hidden").textSelection(.disabled)
        Button("Hold") {}
      }
      .textSelection(.enabled)
      Text("Plain").onLongPressGesture { isHeld = true }
    }
  }
}

/// Texts that a person can select.
final class SelectedTextTests: HostedAppTests<SelectedTextApp> {
  func testALongPressCopiesTheText() {
    app.staticTexts["Order 7-11"].press(forDuration: 1)
    XCTAssertEqual(app.menuItems.allElementsBoundByIndex.map(\.label), ["Copy"])
    app.menuItems["Copy"].tap()
    XCTAssertEqual(app.menuItems.count, 0)
    XCTAssertEqual(UIPasteboard.general.string, "Order 7-11")
  }

  func testTheCopiedTextIsPastedIntoAField() {
    app.staticTexts["Order 7-11"].press(forDuration: 1)
    app.menuItems["Copy"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].press(forDuration: 1)
    app.menuItems["Paste"].tap()
    XCTAssertEqual(app.textFields["Name"].value as? String, "Order 7-11")
  }

  func testATouchElsewhereClosesTheMenu() {
    app.staticTexts["Order 7-11"].press(forDuration: 1)
    app.staticTexts["Plain"].tap()
    XCTAssertEqual(app.menuItems.count, 0)
  }

  func testOtherTextsHaveNoMenu() {
    app.staticTexts["Hidden"].press(forDuration: 1)
    app.buttons["Hold"].press(forDuration: 1)
    app.staticTexts["Plain"].press(forDuration: 1)
    XCTAssertEqual(app.menuItems.count, 0)
    XCTAssertTrue(app.staticTexts["held"].exists)
  }
}
