import SwiftUI
import XCTest

struct TwoTapsApp: App {
  var body: some Scene { WindowGroup { TwoTapsView() } }
}

private struct TwoTapsView: View {
  @State private var taps = 0
  @State private var doubles = 0
  @State private var isOn = false
  @State private var isOpen = false

  var body: some View {
    VStack {
      Text("\(taps) \(doubles) \(isOn)").accessibilityIdentifier("counts")
      Button("Add") { taps += 1 }
      Text("Photo").onTapGesture(count: 2) { doubles += 1 }
      Toggle("Dark", isOn: $isOn)
      Button("Open") { isOpen = true }
    }
    .fullScreenCover(isPresented: $isOpen) {
      Button("Close") { isOpen = false }.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// A double tap is two taps for what handles no double tap.
final class TwoTapsTests: HostedAppTests<TwoTapsApp> {
  private var counts: String { app.staticTexts["counts"].label }

  func testAButtonActsTwice() {
    app.buttons["Add"].doubleTap()
    XCTAssertEqual(counts, "2 0 false")
  }

  func testAGestureOfTwoTapsIsMadeOnce() {
    app.staticTexts["Photo"].doubleTap()
    XCTAssertEqual(counts, "0 1 false")
  }

  func testASwitchTurnsTwice() {
    app.switches["Dark"].switches.firstMatch.doubleTap()
    XCTAssertEqual(counts, "0 0 false")
    app.switches["Dark"].switches.firstMatch.tap()
    XCTAssertEqual(counts, "0 0 true")
  }

  func testTheSecondTapDoesNotReachTheNextScreen() {
    app.buttons["Open"].doubleTap()
    XCTAssertTrue(app.buttons["Close"].exists)
  }
}
