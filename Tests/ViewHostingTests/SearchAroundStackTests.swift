import SwiftUI
import XCTest

struct SearchAroundApp: App {
  var body: some Scene { WindowGroup { SearchAroundView() } }
}

private struct SearchAroundView: View {
  @State private var text = ""
  private var names: [String] {
    ["Anna", "Bert", "Carla"].filter { text.isEmpty || $0.hasPrefix(text) }
  }

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in NavigationLink(name) { Text("About \(name)") } }
        .navigationTitle("People")
    }
    .searchable(text: $text)
  }
}

/// A search around a stack, whose field is in the bar of the stack's first screen.
final class SearchAroundStackTests: HostedAppTests<SearchAroundApp> {
  private var field: XCUIElement { app.navigationBars["People"].searchFields["Search"] }

  func testTheFieldFiltersTheFirstScreen() {
    field.tap()
    field.typeText("Be")
    XCTAssertEqual(app.cells.count, 1)
    XCTAssertTrue(app.buttons["Bert"].exists)
  }

  func testCancelShowsAllAgain() {
    field.tap()
    field.typeText("Be")
    app.buttons["Cancel"].tap()
    XCTAssertEqual(app.cells.count, 3)
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }

  func testAPushedScreenHasNoField() {
    app.buttons["Anna"].tap()
    XCTAssertTrue(app.staticTexts["About Anna"].exists)
    XCTAssertFalse(app.searchFields.firstMatch.exists)
  }
}
