import SwiftUI
import XCTest

struct TransformedApp: App {
  var body: some Scene { WindowGroup { TransformedView() } }
}

private struct TransformedView: View {
  @State private var isLarge = false
  @State private var told = "nothing"

  var body: some View {
    VStack(spacing: 100) {
      Text(told).accessibilityIdentifier("told")
      Button("Grow") { isLarge.toggle() }.frame(width: 80, height: 40)
        .scaleEffect(isLarge ? 2 : 1)
      Text("Tall").frame(width: 100, height: 40)
        .accessibilityIdentifier("tall").rotationEffect(.degrees(90))
      Text("Low").frame(width: 100, height: 40)
        .scaleEffect(x: 1, y: 0.5, anchor: .top)
      HStack {
        Color.yellow.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20).onTapGesture { told = "blue" }
      }
      .rotationEffect(.degrees(180))
    }
  }
}

/// Where a test finds views that are drawn scaled or turned.
final class TransformedViewTests: HostedAppTests<TransformedApp> {
  func testAScaledViewIsLargerAroundItsMiddle() {
    let before = app.buttons["Grow"].frame
    let below = app.staticTexts["Tall"].frame
    app.buttons["Grow"].tap()
    let after = app.buttons["Grow"].frame
    XCTAssertEqual(after.width, before.width * 2, accuracy: 0.1)
    XCTAssertEqual(after.height, before.height * 2, accuracy: 0.1)
    XCTAssertEqual(after.midX, before.midX, accuracy: 0.1)
    XCTAssertEqual(after.midY, before.midY, accuracy: 0.1)
    XCTAssertEqual(app.staticTexts["Tall"].frame, below)
  }

  func testATurnedViewIsInTheRectangleAroundIt() {
    let frame = app.staticTexts["Tall"].frame
    XCTAssertGreaterThan(frame.height, frame.width)
  }

  func testTheAnchorStaysInItsPlace() {
    let low = app.staticTexts["Low"].frame
    XCTAssertLessThan(low.height, 15)
    XCTAssertLessThan(low.midY - app.staticTexts["Tall"].frame.midY, 140)
  }

  func testATouchReachesWhatIsDrawnThere() {
    let frame = app.windows.firstMatch.frame
    let blue = app.windows.firstMatch.coordinate(withNormalizedOffset: .zero)
      .withOffset(CGVector(dx: frame.midX - 14, dy: app.staticTexts["Low"].frame.maxY))
    for down in stride(from: 80.0, through: 160, by: 10) {
      blue.withOffset(CGVector(dx: 0, dy: down)).tap()
    }
    XCTAssertEqual(app.staticTexts["told"].label, "blue")
  }
}
