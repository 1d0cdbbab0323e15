import SwiftUI
import XCTest

struct AnimatedApp: App {
  var body: some Scene { WindowGroup { AnimatedViews() } }
}

private struct AnimatedViews: View {
  @State private var isShown = true
  @State private var isMoved = false
  @State private var isWide = false
  @State private var ends: [String] = []

  var body: some View {
    VStack(spacing: 0) {
      Text("ends: \(ends.joined(separator: " "))").accessibilityIdentifier("ends")
      Button("Go") { later { withAnimation(.linear(duration: 2)) { isShown.toggle() } } }
      Button("At once") { later { isShown.toggle() } }
      Button("Move") {
        later {
          withAnimation(.linear(duration: 4)) {
            isMoved.toggle()
          } completion: {
            ends.append("moved")
          }
        }
      }
      Button("Widen") { later { isWide.toggle() } }
      Button("Switch") {
        var transaction = Transaction(animation: .linear(duration: 4))
        transaction.disablesAnimations = true
        later { withTransaction(transaction) { (isMoved, isWide) = (!isMoved, !isWide) } }
      }
      Button("Pulse") {
        later { withAnimation(.linear(duration: 1).repeatForever()) { isMoved.toggle() } }
      }
      if isShown {
        Text("Panel").frame(width: 100, height: 40).transition(.move(edge: .trailing))
        Button("Faded") { ends.append("faded") }
        Text("Abrupt").transition(.identity)
      }
      Text("Box").offset(x: isMoved ? 80 : 0)
      Text("Still").offset(x: isMoved ? 80 : 0).transaction { $0.animation = nil }
      Text("Rigid").offset(x: isMoved ? 80 : 0).animation(nil, value: isMoved)
      Text("Quick").offset(x: isMoved ? 80 : 0)
        .transaction { $0.animation = .linear(duration: 1) }
      Color.clear.frame(width: isWide ? 200 : 100, height: 20)
        .accessibilityElement().accessibilityIdentifier("bar")
        .animation(.linear(duration: 2), value: isWide)
      Spacer()
    }
  }

  /// Lets the test wait for the app to idle after its tap, before anything moves.
  private func later(_ change: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      change()
    }
  }
}

/// Changes that are animated take their time, in virtual time.
final class AnimationTests: HostedAppTests<AnimatedApp> {
  /// Taps, and waits until an animation that begins a second later has gone on for some time, and
  /// a little more, which the tap took to be over.
  private func tap(_ button: String, thenLook seconds: TimeInterval) {
    app.buttons[button].tap()
    wait(1 + seconds)
  }

  private func wait(_ seconds: TimeInterval) {
    _ = XCTWaiter.wait(for: [expectation(description: "time")], timeout: seconds)
  }

  func testAViewThatGoesStaysUntilTheEndOfTheAnimation() {
    let panel = app.staticTexts["Panel"]
    let place = panel.frame
    tap("Go", thenLook: 1)
    XCTAssertTrue(panel.exists)
    XCTAssertEqual(panel.frame.minX, place.minX + 50, accuracy: 10, "it has gone half of its width")
    XCTAssertEqual(panel.frame.minY, place.minY, accuracy: 0.1)
    XCTAssertTrue(app.buttons["Faded"].exists, "without a transition a view fades at its place")
    XCTAssertFalse(app.staticTexts["Abrupt"].exists, "the identity is no transition")
    wait(1.1)
    XCTAssertFalse(panel.exists)
    XCTAssertFalse(app.buttons["Faded"].exists)
  }

  func testAViewThatComesMovesToItsPlace() {
    let panel = app.staticTexts["Panel"]
    let place = panel.frame
    tap("At once", thenLook: 0)
    XCTAssertFalse(panel.exists, "without an animation a view goes at once")
    tap("Go", thenLook: 0.5)
    XCTAssertEqual(panel.frame.minX, place.minX + 75, accuracy: 10)
    wait(1.6)
    XCTAssertEqual(panel.frame, place)
  }

  func testViewsBelowMoveToTheirPlaces() {
    let box = app.staticTexts["Box"]
    let before = box.frame.minY
    tap("Go", thenLook: 1)
    let middle = box.frame.minY
    wait(1.1)
    let after = box.frame.minY
    XCTAssertLessThan(after, before)
    XCTAssertEqual(middle, (before + after) / 2, accuracy: (before - after) / 8)
  }

  func testAViewThatMovesIsHitWhereItIs() {
    let box = app.staticTexts["Box"]
    let before = box.frame.minX
    tap("Move", thenLook: 1)
    XCTAssertEqual(box.frame.minX, before + 20, accuracy: 5)
    XCTAssertTrue(box.isHittable)
    XCTAssertEqual(app.staticTexts["ends"].label, "ends: ")
    wait(3.1)
    XCTAssertEqual(box.frame.minX, before + 80, accuracy: 0.1)
    XCTAssertEqual(app.staticTexts["ends"].label, "ends: moved", "the end was told")
  }

  func testATapWaitsUntilNothingMoves() {
    tap("Go", thenLook: 0.1)
    let began = Date()
    app.buttons["Move"].tap()
    XCTAssertEqual(Date().timeIntervalSince(began), 1.9, accuracy: 0.5)
    XCTAssertFalse(app.staticTexts["Panel"].exists)
  }

  func testAnAnimationThatIsInterruptedGoesOnFromWhereItIs() {
    let box = app.staticTexts["Box"]
    let before = box.frame.minX
    app.buttons["Move"].tap()
    app.buttons["Move"].tap()
    wait(0.9)
    let away = box.frame.minX
    XCTAssertGreaterThan(away, before)
    XCTAssertLessThan(away, before + 40)
    wait(4.5)
    XCTAssertEqual(box.frame.minX, before, accuracy: 0.1)
    XCTAssertEqual(app.staticTexts["ends"].label, "ends: moved moved")
  }

  func testTheChangesOfAValueAreAnimatedWhereTheViewSaysSo() {
    let bar = app.otherElements["bar"]
    let button = app.buttons["Pulse"].frame.minX
    tap("Widen", thenLook: 1)
    XCTAssertEqual(bar.frame.width, 150, accuracy: 10)
    XCTAssertEqual(app.buttons["Pulse"].frame.minX, button, accuracy: 0.1)
    wait(1.1)
    XCTAssertEqual(bar.frame.width, 200)
  }

  func testAViewChangesHowItsChangesAreAnimated() {
    let (still, quick) = (app.staticTexts["Still"], app.staticTexts["Quick"])
    let rigid = app.staticTexts["Rigid"].frame.minX
    let before = (still: still.frame.minX, quick: quick.frame.minX)
    tap("Move", thenLook: 0.5)
    XCTAssertEqual(still.frame.minX, before.still + 80, accuracy: 0.1)
    XCTAssertEqual(quick.frame.minX, before.quick + 40, accuracy: 16)
    XCTAssertEqual(app.staticTexts["Rigid"].frame.minX, rigid + 80, accuracy: 0.1)
  }

  func testATransactionWithoutAnimationsMovesNothing() {
    let (box, bar) = (app.staticTexts["Box"], app.otherElements["bar"])
    let before = box.frame.minX
    tap("Switch", thenLook: 0)
    XCTAssertEqual(box.frame.minX, before + 80, accuracy: 0.1)
    XCTAssertEqual(bar.frame.width, 200, "nor where a view says that it is animated")
  }

  func testWhatRepeatsIsAtItsEndAtOnce() {
    let before = app.staticTexts["Box"].frame.minX
    tap("Pulse", thenLook: 0)
    XCTAssertEqual(app.staticTexts["Box"].frame.minX, before + 80, accuracy: 0.1)
  }
}

/// Without animations everything is at its end at once.
final class StillAnimationTests: HostedAppTests<AnimatedApp> {
  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-UIAnimationsDisabled"]
    app.launch()
  }

  func testAViewGoesAtOnceWhereAnimationsAreOff() {
    app.buttons["Go"].tap()
    _ = XCTWaiter.wait(for: [expectation(description: "time")], timeout: 1.01)
    XCTAssertFalse(app.staticTexts["Panel"].exists)
  }
}
