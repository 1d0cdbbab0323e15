import SwiftUI
import XCTest

struct TappedFieldApp: App {
  var body: some Scene { WindowGroup { Form() } }

  private struct Form: View {
    @FocusState private var isFocused: Bool
    @State private var name = ""
    @State private var taps = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Text("Hint \(taps)")
      }
      .onTapGesture {
        isFocused = false
        taps += 1
      }
    }
  }
}

/// A container that takes the keyboard away on a tap, as many forms do.
final class TappedFieldTests: HostedAppTests<TappedFieldApp> {
  func testATapOnAFieldIsTheFieldsOwn() {
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ann")
    XCTAssertEqual(app.textFields["Name"].value as? String, "Ann")
    XCTAssertTrue(app.staticTexts["Hint 0"].exists)
  }

  func testATapBesideItTakesTheKeyboardAway() {
    app.textFields["Name"].tap()
    app.staticTexts["Hint 0"].tap()
    XCTAssertTrue(app.staticTexts["Hint 1"].exists)
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }
}
