import SwiftUI
import XCTest

struct ScrolledPlaceApp: App {
  var body: some Scene { WindowGroup { Feed() } }
}

private struct Offset: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Feed: View {
  @State private var offset = 0
  @State private var changed = 0

  var body: some View {
    VStack {
      Text(offset < -50 ? "Small title" : "Large title")
      Text(changed < -50 ? "Small bar" : "Large bar")
      ScrollView {
        VStack {
          Text("First").frame(height: 300)
          Text("Second").frame(height: 1500)
        }
        .background(
          GeometryReader { proxy in
            let place = proxy.frame(in: .named("feed")).minY
            Color.clear.preference(key: Offset.self, value: Int(place))
          }
        )
        .onGeometryChange(for: Int.self) {
          Int($0.frame(in: .scrollView).minY)
        } action: {
          changed = $0
        }
      }
      .coordinateSpace(name: "feed")
      .onPreferenceChange(Offset.self) { offset = $0 }
    }
  }
}

/// Apps ask by geometry how far something is scrolled.
final class ScrolledPlaceTests: HostedAppTests<ScrolledPlaceApp> {
  func testAPreferenceOfThePlaceFollowsScrolling() {
    app.scrollViews.firstMatch.swipeUp()
    XCTAssertTrue(app.staticTexts["Small title"].exists)
    app.scrollViews.firstMatch.swipeDown()
    XCTAssertTrue(app.staticTexts["Large title"].exists)
  }

  func testAChangeOfGeometryFollowsScrolling() {
    app.scrollViews.firstMatch.swipeUp()
    XCTAssertTrue(app.staticTexts["Small bar"].exists)
  }
}
