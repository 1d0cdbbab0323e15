import SwiftUI
import XCTest

struct PhasesApp: App {
  var body: some Scene { WindowGroup { PhasesView() } }
}

private struct PhasesView: View {
  @State private var told: [String] = []
  @State private var places: [Int] = []
  @State private var other = "quiet"

  var body: some View {
    ScrollViewReader { proxy in
      VStack {
        Text(told.isEmpty ? "nothing" : told.joined(separator: ", "))
          .accessibilityIdentifier("told")
        Text(places.map(String.init).joined(separator: ", ")).accessibilityIdentifier("places")
        Text(other)
        Button("Jump") { proxy.scrollTo(30, anchor: .top) }
        Button("Glide") {
          withAnimation(.linear(duration: 3)) { proxy.scrollTo(30, anchor: .top) }
        }
        Button("Back") {
          withAnimation(.linear(duration: 3)) { proxy.scrollTo(1, anchor: .top) }
        }
        ScrollView {
          VStack(spacing: 0) {
            ForEach(1...50, id: \.self) { Text("Place \($0)").frame(height: 40) }
          }
        }
        .onScrollPhaseChange { told.append("\($0) \($1)") }
        .onScrollPhaseChange { _, _, context in
          places.append(Int(context.geometry.contentOffset.y))
        }
        List(1..<50, id: \.self) { Text("Row \($0)") }
          .onScrollPhaseChange { other = $1.isScrolling ? "moves" : "rests" }
      }
    }
  }
}

/// An app hears how its content is scrolled.
final class ScrollPhaseTests: HostedAppTests<PhasesApp> {
  private var told: String { app.staticTexts["told"].label }

  func testASwipeGoesThroughThePhasesOfAFinger() {
    app.scrollViews.firstMatch.swipeUp()
    XCTAssertEqual(
      told, "idle tracking, tracking interacting, interacting decelerating, decelerating idle")
  }

  func testEachPhaseTellsWhereTheContentIs() {
    app.scrollViews.firstMatch.swipeUp()
    XCTAssertEqual(app.staticTexts["places"].label, "0, 0, 699, 699")
  }

  func testAListTellsItsOwnPhases() {
    app.collectionViews.firstMatch.swipeUp()
    XCTAssertTrue(app.staticTexts["rests"].exists)
    XCTAssertEqual(told, "nothing")
  }

  func testAnAnimatedScrollOfTheAppIsOverAfterItsTime() {
    app.buttons["Glide"].tap()
    XCTAssertEqual(told, "idle animating")
    XCTAssertTrue(
      app.staticTexts["idle animating, animating idle"].waitForExistence(timeout: 4))
  }

  func testAScrollWithoutAnimationHasNoPhase() {
    app.buttons["Jump"].tap()
    XCTAssertTrue(app.staticTexts["Place 30"].isHittable)
    XCTAssertEqual(told, "nothing")
  }

  func testASecondAnimationGoesOnAfterTheEndOfTheFirst() {
    let over = app.staticTexts["idle animating, animating idle"]
    app.buttons["Glide"].tap()
    XCTAssertFalse(over.waitForExistence(timeout: 2))
    app.buttons["Back"].tap()
    XCTAssertFalse(over.waitForExistence(timeout: 2))
    XCTAssertTrue(over.waitForExistence(timeout: 2))
  }

  func testAFingerEndsTheAnimation() {
    app.buttons["Glide"].tap()
    app.scrollViews.firstMatch.swipeUp()
    XCTAssertTrue(told.hasPrefix("idle animating, animating tracking, "), told)
  }
}
