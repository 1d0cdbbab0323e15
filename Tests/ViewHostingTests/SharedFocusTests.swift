import SwiftUI
import XCTest

struct SharedFocusApp: App {
  var body: some Scene { WindowGroup { Fields() } }

  private struct Fields: View {
    @State private var name = ""
    @State private var time = ""
    @FocusState private var isTyping: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isTyping)
        TextField("Time", text: $time).focused($isTyping)
        Text("\(name) at \(time)")
        Button("Done") { isTyping = false }
      }
    }
  }
}

/// Fields that share one condition for the keyboard can be used one after the other.
final class SharedFocusTests: HostedAppTests<SharedFocusApp> {
  func testATapMovesTheKeyboardFromOneFieldToTheOther() {
    app.textFields["Name"].tap()
    app.typeText("Tea")
    app.textFields["Time"].tap()
    app.typeText("five")
    XCTAssertTrue(app.staticTexts["Tea at five"].exists)
  }

  func testTheConditionStillTakesTheKeyboardAway() {
    app.textFields["Time"].tap()
    app.buttons["Done"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }
}
