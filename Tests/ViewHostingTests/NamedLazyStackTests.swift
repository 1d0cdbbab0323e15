import SwiftUI
import XCTest

struct NamedLazyStackApp: App {
  var body: some Scene {
    WindowGroup {
      ScrollView {
        LazyVStack {
          Text("One").accessibilityIdentifier("text")
          LazyVStack {
            Text("Two").accessibilityIdentifier("text")
            Button("Three") {}
          }
          .accessibilityIdentifier("inner")
        }
        .accessibilityIdentifier("outer")
      }
    }
  }
}

/// An identifier on a lazy stack belongs to an element around its rows.
final class NamedLazyStackTests: HostedAppTests<NamedLazyStackApp> {
  func testTheStackIsAnElementAroundItsRows() {
    let outer = app.otherElements["outer"]
    XCTAssertEqual(outer.children(matching: .staticText).count, 1)
    XCTAssertEqual(outer.staticTexts.matching(identifier: "text").count, 2)
  }

  func testAStackInAStackIsAnElementOfItsOwn() {
    let inner = app.otherElements["outer"].otherElements["inner"]
    XCTAssertEqual(inner.buttons.firstMatch.label, "Three")
  }
}
