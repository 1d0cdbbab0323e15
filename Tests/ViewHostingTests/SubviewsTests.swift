import SwiftUI
import XCTest

struct SubviewsApp: App {
  var body: some Scene { WindowGroup { Pages() } }
}

private struct PageName: ContainerValueKey {
  static var defaultValue: String { "none" }
}

extension ContainerValues {
  fileprivate var pageName: String {
    get { self[PageName.self] }
    set { self[PageName.self] = newValue }
  }
  @Entry fileprivate var pageColor = "white"
}

/// A view that counts its taps.
private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Pages: View {
  @State private var names = ["One", "Two"]

  var body: some View {
    Book {
      ForEach(names, id: \.self) { name in
        Counter(name: name).containerValue(\.pageName, name.uppercased())
          .containerValue(\.pageColor, name == "One" ? "red" : "blue")
      }
      Text("Last")
    }
    Button("Add") { names.append("Three") }
  }
}

/// A container that shows what is in it with its name, and how much that is.
private struct Book<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { pages in
      Text("\(pages.count) pages")
      ForEach(pages) { page in
        HStack {
          page
          Text("named \(page.containerValues.pageName)")
        }
      }
      if let last = pages.last { Text("ends with \(last.containerValues.pageName)") }
      Text(pages.map(\.containerValues.pageColor).joined(separator: " "))
    }
    VStack {
      ForEach(subviews: Text("Left")) { part in part.accessibilityIdentifier("part") }
    }
  }
}

/// Containers of an app's own, which take the views in them apart.
final class SubviewsTests: HostedAppTests<SubviewsApp> {
  func testAContainerKnowsTheViewsInIt() {
    XCTAssertTrue(app.staticTexts["3 pages"].exists)
    XCTAssertTrue(app.staticTexts["named TWO"].exists)
    XCTAssertTrue(app.staticTexts["ends with none"].exists)
    XCTAssertEqual(app.staticTexts["part"].label, "Left")
    XCTAssertTrue(app.staticTexts["red blue white"].exists, "a value can be declared by @Entry")
  }

  func testTheViewsInItKeepTheirState() {
    app.buttons["Two 0"].tap()
    app.buttons["Two 1"].tap()
    XCTAssertTrue(app.buttons["Two 2"].exists)
    app.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["4 pages"].exists)
    XCTAssertTrue(app.buttons["Two 2"].exists)
    app.buttons["Three 0"].tap()
    XCTAssertTrue(app.buttons["Three 1"].exists)
  }
}
