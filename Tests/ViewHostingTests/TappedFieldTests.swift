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
        SearchBar()
      }
      .onTapGesture {
        isFocused = false
        taps += 1
      }
    }
  }
}

/// A field with a picture over it, which says when it is tapped.
private struct SearchBar: View {
  @State private var text = ""
  @State private var isEdited = false

  var body: some View {
    HStack {
      TextField("Search", text: $text)
        .padding(.horizontal, 25)
        .overlay(
          HStack {
            Image(systemName: "magnifyingglass").frame(maxWidth: .infinity, alignment: .leading)
            if isEdited { Button("Clear") { text = "" } }
          }
        )
        .onTapGesture { isEdited = true }
      if isEdited { Button("Cancel") { isEdited = false } }
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

  func testAFieldWithPicturesOverItIsTappedAndGetsTheKeyboard() {
    app.textFields["Search"].tap()
    app.typeText("Tea")
    XCTAssertEqual(app.textFields["Search"].value as? String, "Tea")
    XCTAssertTrue(app.buttons["Cancel"].exists)
    app.buttons["Clear"].tap()
    XCTAssertEqual(app.textFields["Search"].value as? String, "Search")
  }

  func testATapBesideItTakesTheKeyboardAway() {
    app.textFields["Name"].tap()
    app.staticTexts["Hint 0"].tap()
    XCTAssertTrue(app.staticTexts["Hint 1"].exists)
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }
}
