import SwiftUI
import XCTest

struct SafeAreaApp: App {
  var body: some Scene {
    WindowGroup { PlacesView() }
  }
}

private struct PlacesView: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      ZStack {
        Color.red.accessibilityElement().accessibilityIdentifier("all").ignoresSafeArea()
        Color.blue.accessibilityElement().accessibilityIdentifier("bottom")
          .ignoresSafeArea(edges: .bottom)
        Color.green.accessibilityElement().accessibilityIdentifier("safe")
        Text("Middle").ignoresSafeArea()
        Button("Show") { isShown = true }.offset(y: 100)
      }
      .navigationTitle("Places")
      .sheet(isPresented: $isShown) {
        Color.black.accessibilityElement().accessibilityIdentifier("card").ignoresSafeArea()
      }
    }
  }
}

/// A view may reach over the edges of the safe area that it touches.
final class SafeAreaTests: HostedAppTests<SafeAreaApp> {
  private func frame(_ identifier: String) -> CGRect { app.otherElements[identifier].frame }

  func testAViewThatFillsTheSafeAreaReachesUnderBars() {
    XCTAssertEqual(frame("all"), app.frame)
    XCTAssertEqual(frame("safe").minY, app.navigationBars.firstMatch.frame.maxY)
    XCTAssertLessThan(frame("safe").maxY, app.frame.maxY)
  }

  func testOnlyTheNamedEdgesArePassed() {
    XCTAssertEqual(frame("bottom").minY, frame("safe").minY)
    XCTAssertEqual(frame("bottom").maxY, app.frame.maxY)
  }

  func testAViewThatTouchesNoEdgeStaysWhereItIs() {
    XCTAssertEqual(app.staticTexts["Middle"].frame.midY, frame("safe").midY, accuracy: 0.5)
  }

  func testOnASheetTheCardIsFilled() {
    app.buttons["Show"].tap()
    XCTAssertEqual(frame("card").maxY, app.frame.maxY)
    XCTAssertGreaterThan(frame("card").minY, 59)
  }
}
