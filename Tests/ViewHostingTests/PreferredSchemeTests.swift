import SwiftUI
import XCTest

struct PreferredSchemeApp: App {
  var body: some Scene { WindowGroup { PreferredScheme() } }
}

private struct PreferredScheme: View {
  @State private var scheme: ColorScheme?

  var body: some View {
    CountedTaps { scheme = scheme == nil ? .dark : nil }.preferredColorScheme(scheme)
  }
}

private struct CountedTaps: View {
  @Environment(\.colorScheme) private var scheme
  @State private var count = 0
  let change: () -> Void

  var body: some View {
    Text("\(count) taps, \(scheme == .dark ? "dark" : "light")")
    Button("Change") {
      count += 1
      change()
    }
  }
}

/// A colour scheme that an app prefers now and then.
final class PreferredSchemeTests: HostedAppTests<PreferredSchemeApp> {
  func testTheViewKeepsItsStateWhileTheSchemeComesAndGoes() {
    app.buttons["Change"].tap()
    XCTAssertTrue(app.staticTexts["1 taps, dark"].exists)
    app.buttons["Change"].tap()
    XCTAssertTrue(app.staticTexts["2 taps, light"].exists)
  }
}
