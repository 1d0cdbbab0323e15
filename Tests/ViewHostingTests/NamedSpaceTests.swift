import SwiftUI
import XCTest

struct NamedSpaceApp: App {
  var body: some Scene { WindowGroup { Boards() } }
}

private struct Boards: View {
  @State private var told = "nothing"

  var body: some View {
    VStack(spacing: 0) {
      Text(told).frame(height: 40).accessibilityIdentifier("told")
      VStack(alignment: .leading, spacing: 0) {
        GeometryReader { proxy in
          Text(words(proxy.frame(in: .named("board")).origin)).accessibilityIdentifier("inside")
        }
        .frame(width: 80, height: 40).padding(20)
        Text("Card").frame(width: 200, height: 100).padding(.leading, 30)
          .gesture(DragGesture(coordinateSpace: .named("board")).onEnded { told = told($0) })
      }
      .coordinateSpace(name: "board")
      ScrollView {
        GeometryReader { proxy in
          Text("\(Int(proxy.frame(in: .named("list")).minY))").accessibilityIdentifier("scrolled")
        }
        .frame(height: 400)
        Color.red.frame(height: 1000)
      }
      .coordinateSpace(.named("list"))
    }
  }

  private func told(_ value: DragGesture.Value) -> String { words(value.startLocation) }
  private func words(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }
}

/// Places in a named space are counted from the view that names it.
final class NamedSpaceTests: HostedAppTests<NamedSpaceApp> {
  func testAFrameIsCountedFromTheViewThatNamesTheSpace() {
    XCTAssertEqual(app.staticTexts["inside"].label, "20 20")
  }

  func testADragBeginsWhereItDoesInTheSpaceOfTheGesture() {
    app.staticTexts["Card"].swipeLeft()
    XCTAssertEqual(app.staticTexts["told"].label, "115 130")
  }

  func testAFrameInAScrolledSpaceMovesWithIt() {
    XCTAssertEqual(app.staticTexts["scrolled"].label, "0")
    app.scrollViews.firstMatch.swipeUp(velocity: .slow)
    XCTAssertLessThan(Int(app.staticTexts["scrolled"].label) ?? 0, 0)
  }
}
