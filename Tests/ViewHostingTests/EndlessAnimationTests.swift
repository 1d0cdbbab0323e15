import SwiftUI
import XCTest

struct EndlessApp: App {
  var body: some Scene { WindowGroup { EndlessViews() } }
}

private struct EndlessViews: View {
  @State private var shown = "nothing"
  @State private var count = 0

  var body: some View {
    VStack {
      ForEach(["pulse", "spinner", "nothing"], id: \.self) { name in
        Button(name) { shown = name }
      }
      Button("count \(count)") { count += 1 }
      if shown == "pulse" { Pulse() }
      if shown == "spinner" { Spinner() }
    }
  }
}

/// Moves by an animation of its change.
private struct Pulse: View {
  @State private var isLarge = false

  var body: some View {
    Circle().scaleEffect(isLarge ? 1.2 : 1)
      .onAppear { withAnimation(.easeInOut(duration: 1).repeatForever()) { isLarge = true } }
    Button("Rest") { isLarge = false }
  }
}

/// Moves by an animation of its value.
private struct Spinner: View {
  @State private var isTurned = false
  @State private var isStill = false

  var body: some View {
    Circle().rotationEffect(.degrees(isTurned ? 360 : 0))
      .animation(isStill ? nil : .linear(duration: 1).repeatForever(), value: isTurned)
      .onAppear { isTurned = true }
    Button("Rest") {
      isStill = true
      isTurned = false
    }
  }
}

/// While something moves without an end, the app is not idle, and a test waits for its limit.
final class EndlessAnimationTests: HostedAppTests<EndlessApp> {
  /// How many seconds a tap takes.
  private func seconds(toTap name: String) -> TimeInterval {
    let start = Date()
    app.buttons[name].tap()
    return Date().timeIntervalSince(start)
  }

  func testATapWaitsForItsLimitWhileAChangeRepeats() {
    app.buttons["pulse"].tap()
    XCTAssertGreaterThan(seconds(toTap: "count 0"), 60)
    XCTAssertTrue(app.buttons["count 1"].exists, "the tap comes after the wait")
  }

  func testATapWaitsForItsLimitWhileAValueRepeats() {
    app.buttons["spinner"].tap()
    XCTAssertGreaterThan(seconds(toTap: "count 0"), 60)
  }

  func testTheAppIsIdleOnceTheViewIsGone() {
    for name in ["pulse", "spinner"] {
      app.buttons[name].tap()
      app.buttons["nothing"].tap()
      XCTAssertLessThan(seconds(toTap: "nothing"), 5)
    }
  }

  func testAnotherChangeOfTheValueEndsIt() {
    for name in ["pulse", "spinner"] {
      app.buttons[name].tap()
      app.buttons["Rest"].tap()
      XCTAssertLessThan(seconds(toTap: "nothing"), 5)
    }
  }

  func testAChangeOfAnotherValueDoesNotEndIt() {
    app.buttons["pulse"].tap()
    app.buttons["count 0"].tap()
    XCTAssertGreaterThan(seconds(toTap: "count 1"), 60)
  }
}

/// Where animations are off, nothing moves without an end.
final class StillEndlessAnimationTests: HostedAppTests<EndlessApp> {
  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-UIAnimationsDisabled"]
    app.launch()
  }

  func testTheAppIsIdle() {
    app.buttons["pulse"].tap()
    let start = Date()
    app.buttons["nothing"].tap()
    XCTAssertLessThan(Date().timeIntervalSince(start), 5)
  }
}
