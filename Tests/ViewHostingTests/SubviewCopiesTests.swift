import SwiftUI
import XCTest

struct SubviewCopiesApp: App {
  var body: some Scene {
    WindowGroup {
      Group(subviews: Cups()) { parts in
        ForEach(0..<2, id: \.self) { _ in parts[0] }
      }
    }
  }
}

private struct Cups: View {
  @State private var count = 0

  var body: some View { Button("\(count) cups") { count += 1 } }
}

/// A view that a container shows in several places.
final class SubviewCopiesTests: HostedAppTests<SubviewCopiesApp> {
  func testEachPlaceShowsOneOfItsOwn() {
    XCTAssertEqual(app.buttons.count, 2)
    let (first, second) = (app.buttons.element(boundBy: 0), app.buttons.element(boundBy: 1))
    XCTAssertLessThan(first.frame.maxY, second.frame.midY)
    second.tap()
    XCTAssertEqual([first.label, second.label], ["0 cups", "1 cups"])
    second.tap()
    XCTAssertEqual([first.label, second.label], ["0 cups", "2 cups"])
  }
}
