import SwiftUI
import XCTest

struct DragApp: App {
  var body: some Scene { WindowGroup { Cards() } }
}

private struct Cards: View {
  @State private var told: [String] = []
  @State private var ended = "nothing"
  @GestureState private var width = 0.0

  private var drag: some Gesture {
    DragGesture()
      .updating($width) { value, state, _ in state = value.translation.width }
      .onChanged { told.append("\(Int($0.translation.width)) \(Int(width))") }
      .onEnded { ended = "from \(Int($0.startLocation.x)) to \(Int($0.location.x)), \(Int(width))" }
  }

  private var pressAndDrag: some Gesture {
    LongPressGesture(minimumDuration: 0.01).sequenced(before: DragGesture()).onEnded { value in
      switch value {
      case .second(true, let drag?): ended = drag.translation.height < 0 ? "up" : "down"
      case .second(true, nil): ended = "pressed"
      default: ended = "neither"
      }
    }
  }

  var body: some View {
    VStack {
      Text("Card").frame(width: 200, height: 100).gesture(drag)
      Text("Held").frame(width: 200, height: 100).gesture(pressAndDrag)
      Text("Slow").frame(width: 200, height: 100)
        .gesture(
          LongPressGesture().sequenced(before: DragGesture()).onEnded { _ in ended = "slow" })
      Text("Either").frame(width: 200, height: 100)
        .gesture(
          TapGesture().exclusively(before: DragGesture()).onEnded {
            if case .first = $0 { ended = "tapped" } else { ended = "dragged" }
          })
      Text(told.joined(separator: ", ")).accessibilityIdentifier("told")
      Text(ended).accessibilityIdentifier("ended")
      Text("\(Int(width)) wide")
    }
  }
}

final class DragTests: HostedAppTests<DragApp> {
  private var ended: String { app.staticTexts["ended"].label }

  func testADragTellsWhereItGoes() {
    app.staticTexts["Card"].swipeLeft()
    XCTAssertEqual(app.staticTexts["told"].label, "-40 -40, -80 -80")
    XCTAssertEqual(ended, "from 100 to 20, -80")
  }

  func testADragBetweenPointsGoesAsFarAsTheFinger() {
    let card = app.staticTexts["Card"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    card.press(forDuration: 0.1, thenDragTo: card.withOffset(CGVector(dx: 150, dy: 20)))
    XCTAssertEqual(app.staticTexts["told"].label, "75 75, 150 150")
    XCTAssertEqual(ended, "from 100 to 250, 150")
  }

  func testTheStateOfAGestureEndsWithIt() {
    app.staticTexts["Card"].swipeLeft()
    XCTAssertTrue(app.staticTexts["0 wide"].exists)
  }

  func testAShortPressGoesOnAsADrag() {
    app.staticTexts["Held"].swipeUp()
    XCTAssertEqual(ended, "up")
    app.staticTexts["Held"].press(forDuration: 1)
    XCTAssertEqual(ended, "pressed")
  }

  func testAFingerThatMovesIsNoLongPress() {
    app.staticTexts["Slow"].swipeUp()
    XCTAssertEqual(ended, "nothing")
  }

  func testTheFirstGestureThatHappensCounts() {
    app.staticTexts["Either"].tap()
    XCTAssertEqual(ended, "tapped")
    app.staticTexts["Either"].swipeRight()
    XCTAssertEqual(ended, "dragged")
  }
}
