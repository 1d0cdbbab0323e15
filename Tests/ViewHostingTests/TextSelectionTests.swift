import SwiftUI
import XCTest

struct SelectionApp: App {
  var body: some Scene { WindowGroup { Fields() } }

  private struct Fields: View {
    @State private var name = "Ann"
    @State private var notes = ""
    @State private var selection: TextSelection?

    private var place: String {
      guard case .selection(let range) = selection?.indices else { return "nowhere" }
      return "after \(name[..<range.lowerBound])"
    }

    var body: some View {
      VStack {
        TextField("Name", text: $name, selection: $selection)
        TextEditor(text: $notes, selection: .constant(nil))
        Text(place).accessibilityIdentifier("place")
      }
    }
  }
}

/// Fields whose selection an app follows.
final class TextSelectionTests: HostedAppTests<SelectionApp> {
  func testTheSelectionIsAfterWhatWasTyped() {
    XCTAssertEqual(app.staticTexts["place"].label, "nowhere")
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("a")
    XCTAssertEqual(app.staticTexts["place"].label, "after Anna")
  }
}
