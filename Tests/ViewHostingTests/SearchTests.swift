import Combine
import SwiftUI
import XCTest

private final class Search: ObservableObject {
  @Published var query = ""
  @Published var result = "nothing"

  init() {
    $query.dropFirst().debounce(for: .milliseconds(500), scheduler: RunLoop.main)
      .map { "found \($0)" }.assign(to: &$result)
  }
}

struct SearchApp: App {
  var body: some Scene {
    WindowGroup { SearchView() }
  }
}

private struct SearchView: View {
  @StateObject private var search = Search()

  var body: some View {
    VStack {
      TextField("Query", text: $search.query)
      Text(search.result).accessibilityIdentifier("result")
    }
  }
}

/// What a publisher of an app sends later is an event of the session.
final class SearchTests: HostedAppTests<SearchApp> {
  func testADebouncedSearchEndsInVirtualTime() {
    app.textFields["Query"].tap()
    app.textFields["Query"].typeText("tea")
    XCTAssertTrue(app.staticTexts["found tea"].waitForExistence(timeout: 3))
  }
}
