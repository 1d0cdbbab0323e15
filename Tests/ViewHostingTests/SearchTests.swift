import Combine
import SwiftUI
import XCTest

private final class Search: ObservableObject {
  @Published var query = ""
  @Published var result = "nothing"
  @Published var kept = "nothing"

  init() {
    $query.dropFirst().debounce(for: .milliseconds(500), scheduler: RunLoop.main)
      .map { "found \($0)" }.assign(to: &$result)
    $query.dropFirst().throttle(for: .seconds(2), scheduler: RunLoop.main, latest: false)
      .map { "kept \($0)" }.assign(to: &$kept)
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
      Text(search.kept)
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

  func testAThrottledSearchKeepsTheFirstOfTheOthers() {
    app.textFields["Query"].tap()
    app.textFields["Query"].typeText("tea")
    XCTAssertTrue(app.staticTexts["kept t"].exists)
    XCTAssertTrue(app.staticTexts["kept te"].waitForExistence(timeout: 3))
  }
}
