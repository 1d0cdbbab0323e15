import SwiftUI
import XCTest

struct LibraryApp: App {
  var body: some Scene { WindowGroup { Library() } }
}

private struct Library: View {
  @State private var text = ""
  @State private var scope = "All"
  private let books = ["Emma", "Dune", "Ulysses"]

  var body: some View {
    NavigationStack {
      List(books.filter { text.isEmpty || $0.contains(text) }, id: \.self) { book in
        Found(book: book)
      }
      .navigationTitle("Books")
      .searchable(text: $text, prompt: "Search book title")
      .searchScopes($scope) {
        Text("All").tag("All")
        Text("New").tag("New")
      }
    }
  }
}

private struct Found: View {
  let book: String
  @Environment(\.isSearching) private var isSearching
  var body: some View { Text(isSearching ? "\(book), found" : book) }
}

final class SearchableTests: HostedAppTests<LibraryApp> {
  private var field: XCUIElement { app.searchFields["Search book title"] }

  func testTheFieldIsInTheBarBelowTheTitle() {
    let bar = app.navigationBars["Books"]
    XCTAssertTrue(bar.searchFields["Search book title"].exists)
    XCTAssertEqual(bar.frame.height, 148)
    XCTAssertEqual(
      field.frame, CGRect(x: 16, y: bar.frame.minY + 97, width: bar.frame.width - 32, height: 36))
  }

  func testTypingFilters() {
    field.tap()
    field.typeText("Du")
    XCTAssertTrue(app.staticTexts["Dune, found"].exists)
    XCTAssertFalse(app.staticTexts["Emma, found"].exists)
  }

  func testScopesAreThereWhileAPersonSearches() {
    XCTAssertFalse(app.buttons["New"].exists)
    field.tap()
    app.buttons["New"].tap()
    XCTAssertTrue(app.buttons["New"].isSelected)
  }

  func testCancelEndsTheSearch() {
    field.tap()
    field.typeText("Du")
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.staticTexts["Emma"].exists)
    XCTAssertFalse(app.buttons["Cancel"].exists)
  }

  func testCancelClosesTheKeyboard() {
    field.tap()
    XCTAssertTrue(app.keyboards.firstMatch.exists)
    app.buttons["Cancel"].tap()
    XCTAssertFalse(app.keyboards.firstMatch.exists)
  }
}

struct SuggestionApp: App {
  var body: some Scene { WindowGroup { Suggested() } }
}

private struct Suggested: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      Text("Content")
        .searchable(text: $text)
        .searchSuggestions {
          if text.isEmpty {
            Text("Dune").searchCompletion("Dune by Herbert")
          }
        }
    }
  }
}

final class SuggestionTests: HostedAppTests<SuggestionApp> {
  func testASuggestionFillsTheField() {
    XCTAssertTrue(app.staticTexts["Content"].exists)
    app.searchFields.firstMatch.tap()
    XCTAssertFalse(app.staticTexts["Content"].exists)
    app.buttons["Dune"].tap()
    XCTAssertEqual(app.searchFields.firstMatch.value as? String, "Dune by Herbert")
    XCTAssertTrue(app.staticTexts["Content"].exists)
  }
}
