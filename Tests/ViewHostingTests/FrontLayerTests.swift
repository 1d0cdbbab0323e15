import SwiftUI
import XCTest

struct FrontLayerApp: App {
  var body: some Scene { WindowGroup { Pages() } }
}

private struct Pages: View {
  @State private var isBusy = true
  @State private var told = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Button("Send") { told = "sent" }
        if isBusy { Color.black.opacity(0.3) }
      }
      .frame(height: 60)
      ZStack {
        Text("Card")
        Color.red.opacity(0.1)
      }
      .frame(height: 60)
      .onTapGesture { told = "card" }
      button("Clear", under: Color.clear)
      button("Transparent", under: Color.black.opacity(0))
      button("Outline", under: RoundedRectangle(cornerRadius: 8).stroke(.gray))
      button("Deaf", under: Color.red.opacity(0.2).allowsHitTesting(false))
      button("Filled", under: Rectangle().fill(.gray))
      button("Picture", under: Image(decorative: "badge"))
      button(
        "Beside",
        under: HStack {
          Color.red.frame(width: 10); Spacer()
        })
      button(
        "Panel",
        under: VStack {
          Text("Tip")
          Spacer()
        }
        .background(.white))
      button(
        "Touched panel",
        under: VStack {
          Text("Note")
          Spacer()
        }
        .background(.white)
        .onTapGesture { told = "panel" })
      Button("Ready") { isBusy = false }
      Text(told).accessibilityIdentifier("told")
    }
  }

  private func button(_ name: String, under front: some View) -> some View {
    Button(name) { told = name }.frame(maxWidth: .infinity).frame(height: 50).overlay { front }
  }
}

/// Layers in front of elements that are no elements themselves.
final class FrontLayerTests: HostedAppTests<FrontLayerApp> {
  private func tap(_ button: String) -> String {
    app.buttons[button].tap()
    return app.staticTexts["told"].label
  }

  /// Such as the dimmed layer over a screen that loads.
  func testAColourTakesTheTouchesOfWhatIsBehindIt() {
    XCTAssertTrue(app.buttons["Send"].exists)
    XCTAssertEqual(tap("Send"), "nothing")
  }

  func testTheTouchesArriveOnceItIsGone() {
    app.buttons["Ready"].tap()
    XCTAssertEqual(tap("Send"), "sent")
  }

  func testAGestureAroundBothHearsTheTouch() {
    app.staticTexts["Card"].tap()
    XCTAssertEqual(app.staticTexts["told"].label, "card")
  }

  func testAFilledShapeTakesThem() { XCTAssertEqual(tap("Filled"), "nothing") }

  func testAPictureWithoutAnElementTakesThem() { XCTAssertEqual(tap("Picture"), "nothing") }

  func testABackgroundInAStyleTakesThem() { XCTAssertEqual(tap("Panel"), "nothing") }

  func testAClearColourTakesNone() { XCTAssertEqual(tap("Clear"), "Clear") }

  func testATransparentColourTakesNone() { XCTAssertEqual(tap("Transparent"), "Transparent") }

  func testAnOutlineTakesNone() { XCTAssertEqual(tap("Outline"), "Outline") }

  func testALayerWithoutHitTestsTakesNone() { XCTAssertEqual(tap("Deaf"), "Deaf") }

  func testAColourBesideTheMiddleTakesNone() { XCTAssertEqual(tap("Beside"), "Beside") }

  func testAFilledLayerWithATapOfItsOwnTakesTheTouch() {
    XCTAssertNotEqual(tap("Touched panel"), "Touched panel")
  }
}
