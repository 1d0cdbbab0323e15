import SwiftUI
import XCTest

struct OwnMovementApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Movers() } } }
}

private struct Movers: View {
  @State private var isShown = false
  @State private var isMoved = false
  @State private var isSheetShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Show") { later { withAnimation(.linear(duration: 2)) { isShown.toggle() } } }
      Button("Swing") {
        later { withAnimation(.spring(response: 2, dampingFraction: 0.2)) { isMoved.toggle() } }
      }
      Button("Smooth") { later { withAnimation(.smooth(duration: 2)) { isMoved.toggle() } } }
      Text("Box").offset(x: isMoved ? 50 : 0)
      NavigationLink("Push") { Text("Pushed") }
      Button("Sheet") { isSheetShown = true }
      ZStack {
        Color.clear.frame(width: 300, height: 200)
        if isShown {
          Text("Card").frame(width: 100, height: 40).transition(Dropping())
          Text("Tag").transition(.modifier(active: Shifted(x: 120), identity: Shifted(x: 0)))
          Text("Late").transition(Dropping().animation(.linear(duration: 4)))
          Text("Both").transition(Dropping().combined(with: Sliding()))
        }
      }
    }
    .sheet(isPresented: $isSheetShown) { Text("Sheet's") }
  }

  /// Lets the test wait for the app to idle after its tap, before anything moves.
  private func later(_ change: @escaping @MainActor () -> Void) {
    Task { @MainActor in
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      change()
    }
  }
}

private struct Dropping: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(y: phase == .willAppear ? -200 : phase == .didDisappear ? 100 : 0)
  }
}

private struct Sliding: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(x: phase.isIdentity ? 0 : 60)
  }
}

private struct Shifted: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

/// Movements that an app's own code describes, and those of screens.
final class OwnMovementTests: HostedAppTests<OwnMovementApp> {
  private func tap(_ button: String, thenLook seconds: TimeInterval) {
    app.buttons[button].tap()
    wait(1 + seconds)
  }

  private func wait(_ seconds: TimeInterval) {
    _ = XCTWaiter.wait(for: [expectation(description: "time")], timeout: seconds)
  }

  func testATransitionOfAnAppsOwnComesAndGoesAsItsBodySays() {
    let card = app.staticTexts["Card"]
    tap("Show", thenLook: 1)
    let coming = card.frame
    wait(1.1)
    let place = card.frame
    XCTAssertEqual(coming.minY, place.minY - 100, accuracy: 15)
    XCTAssertEqual(coming.minX, place.minX, accuracy: 0.1)
    tap("Show", thenLook: 1)
    XCTAssertEqual(card.frame.minY, place.minY + 50, accuracy: 10)
    wait(1.1)
    XCTAssertFalse(card.exists)
  }

  func testATransitionOfAnAppsOwnHasItsOwnAnimation() {
    let late = app.staticTexts["Late"]
    tap("Show", thenLook: 2)
    let coming = late.frame
    wait(2.2)
    XCTAssertEqual(coming.minY, late.frame.minY - 100, accuracy: 15)
  }

  func testTransitionsOfAnAppsOwnAreJoined() {
    let both = app.staticTexts["Both"]
    tap("Show", thenLook: 1)
    let coming = both.frame
    wait(1.1)
    XCTAssertEqual(coming.minY, both.frame.minY - 100, accuracy: 15)
    XCTAssertEqual(coming.minX, both.frame.minX + 30, accuracy: 6)
  }

  func testATransitionOfModifiersMovesByThem() {
    let tag = app.staticTexts["Tag"]
    tap("Show", thenLook: 0.5)
    let coming = tag.frame
    wait(1.6)
    XCTAssertEqual(coming.minX, tag.frame.minX + 90, accuracy: 12)
  }

  func testASpringThatIsLittleDampedSwingsOverItsEnd() {
    let box = app.staticTexts["Box"]
    let before = box.frame.minX
    tap("Swing", thenLook: 1)
    XCTAssertGreaterThan(box.frame.minX, before + 60)
    wait(7)
    XCTAssertEqual(box.frame.minX, before + 50, accuracy: 0.1)
  }

  func testASmoothSpringDoesNot() {
    let box = app.staticTexts["Box"]
    let before = box.frame.minX
    tap("Smooth", thenLook: 1)
    XCTAssertLessThanOrEqual(box.frame.minX, before + 50)
    XCTAssertGreaterThan(box.frame.minX, before + 40)
  }

  func testScreensThatComeAndGoAreWaitedFor() {
    func time(_ action: () -> Void) -> TimeInterval {
      let start = Date()
      action()
      return Date().timeIntervalSince(start)
    }
    let still = time { app.staticTexts["Box"].tap() }
    XCTAssertGreaterThan(time { app.buttons["Push"].tap() }, still + 0.2)
    XCTAssertGreaterThan(time { app.navigationBars.buttons["Back"].tap() }, still + 0.2)
    XCTAssertGreaterThan(time { app.buttons["Sheet"].tap() }, still + 0.2)
    XCTAssertTrue(app.staticTexts["Sheet's"].exists)
  }
}
