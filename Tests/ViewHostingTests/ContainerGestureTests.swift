import SwiftUI
import XCTest

struct ContainerGestureApp: App {
  var body: some Scene { WindowGroup { Board() } }
}

private struct Board: View {
  @State private var told = "nothing"
  @State private var isSheetShown = false

  var body: some View {
    VStack(spacing: 0) {
      ZStack {
        Color.gray
        VStack(spacing: 20) {
          Text("2").frame(width: 50, height: 50)
          Button("4") { told = "4 tapped" }.frame(width: 50, height: 50)
        }
      }
      .frame(height: 200)
      .gesture(DragGesture().onEnded { told = $0.translation.width < 0 ? "left" : "right" })
      VStack(spacing: 100) {
        Text("Above the gap")
        Text("Below the gap")
      }
      .onTapGesture { told = "gap tapped" }
      VStack(spacing: 100) {
        Text("Above the shape")
        Text("Below the shape")
      }
      .contentShape(Rectangle())
      .onTapGesture { told = "shape tapped" }
      Text("On yellow").frame(maxWidth: .infinity).background(.yellow)
        .onTapGesture { told = "yellow tapped" }
      Text("On nothing").frame(maxWidth: .infinity).background(Color.clear)
        .onTapGesture { told = "nothing tapped" }
      Text("Held").onLongPressGesture(pressing: nil) { told = "held" }
      Button("Sheet") { isSheetShown = true }
      Text(told).accessibilityIdentifier("told")
    }
    .sheet(isPresented: $isSheetShown) { Text("In front") }
  }
}

final class ContainerGestureTests: HostedAppTests<ContainerGestureApp> {
  private var told: String { app.staticTexts["told"].label }

  /// A point in the middle between two elements.
  private func between(_ first: XCUIElement, _ second: XCUIElement) -> XCUICoordinate {
    let below = second.frame.midY - first.frame.midY
    return first.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      .withOffset(CGVector(dx: 0, dy: below / 2))
  }

  func testALongPressInTheFormOfEarlierSystemsIsHeard() {
    app.staticTexts["Held"].press(forDuration: 1)
    XCTAssertEqual(told, "held")
  }

  func testASwipeBetweenTheElementsOfABoardIsHeard() {
    let start = between(app.staticTexts["2"], app.buttons["4"])
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: -80, dy: 0)))
    XCTAssertEqual(told, "left")
  }

  func testASwipeOnTheBackgroundOfABoardIsHeard() {
    let start = app.staticTexts["2"].coordinate(withNormalizedOffset: CGVector(dx: 3, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 80, dy: 0)))
    XCTAssertEqual(told, "right")
  }

  func testAnElementOnABoardHearsItsOwnGestures() {
    app.buttons["4"].tap()
    XCTAssertEqual(told, "4 tapped")
    app.buttons["4"].swipeLeft()
    XCTAssertEqual(told, "left")
  }

  private func tapBeside(_ name: String) {
    app.staticTexts[name].coordinate(withNormalizedOffset: CGVector(dx: 1.5, dy: 0.5)).tap()
  }

  func testATapOnTheBackgroundOfAViewIsHeard() {
    tapBeside("On yellow")
    XCTAssertEqual(told, "yellow tapped")
  }

  func testATapOnAClearBackgroundMisses() {
    tapBeside("On nothing")
    XCTAssertEqual(told, "nothing")
  }

  func testATapBetweenElementsMissesAContainer() {
    between(app.staticTexts["Above the gap"], app.staticTexts["Below the gap"]).tap()
    XCTAssertEqual(told, "nothing")
    app.staticTexts["Above the gap"].tap()
    XCTAssertEqual(told, "gap tapped")
  }

  func testAContentShapeTakesTapsBetweenElements() {
    between(app.staticTexts["Above the shape"], app.staticTexts["Below the shape"]).tap()
    XCTAssertEqual(told, "shape tapped")
  }

  func testASheetCoversTheContainersBehindIt() {
    let board = between(app.staticTexts["2"], app.buttons["4"])
    app.buttons["Sheet"].tap()
    board.press(forDuration: 0, thenDragTo: board.withOffset(CGVector(dx: -80, dy: 0)))
    XCTAssertEqual(told, "nothing")
  }
}
