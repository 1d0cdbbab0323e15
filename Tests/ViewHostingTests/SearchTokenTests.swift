import SwiftUI
import XCTest

struct TokenApp: App {
  var body: some Scene { WindowGroup { Catalogue() } }

  private struct Kind: Identifiable {
    let id: String
  }

  private struct Catalogue: View {
    @State private var text = ""
    @State private var kinds: [Kind] = []
    @State private var suggested = [Kind(id: "Green"), Kind(id: "Black")]

    var body: some View {
      NavigationStack {
        Text("kinds: \(kinds.map(\.id).joined()), text: \(text)")
          .navigationTitle("Teas")
          .searchable(text: $text, tokens: $kinds, suggestedTokens: $suggested) { Text($0.id) }
      }
    }
  }
}

/// A search that holds tokens beside its text.
final class SearchTokenTests: HostedAppTests<TokenApp> {
  func testAChosenTokenTakesThePlaceOfTheText() {
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("gr")
    app.buttons["Green"].tap()
    XCTAssertNotEqual(field.value as? String, "gr")
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.staticTexts["kinds: Green, text: "].exists)
  }
}
