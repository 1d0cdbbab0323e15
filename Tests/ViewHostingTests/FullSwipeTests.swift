import SwiftUI
import XCTest

struct FullSwipeApp: App {
  var body: some Scene { WindowGroup { FullSwipeRows() } }
}

private struct FullSwipeRows: View {
  @State private var names = ["Ada", "Grace"]
  @State private var told = "nothing"

  var body: some View {
    List {
      ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
      Text("Flagged").swipeActions(edge: .leading) {
        Button("Flag") { told = "flag" }
        Button("Pin") { told = "pin" }
      }
      Text("Careful").swipeActions(allowsFullSwipe: false) { Button("Lose") { told = "lost" } }
      Text(told).accessibilityIdentifier("told")
    }
  }
}

/// A finger that crosses a row performs the first action.
final class FullSwipeTests: HostedAppTests<FullSwipeApp> {
  private var told: String { app.staticTexts["told"].label }

  private func drag(_ words: String, from start: Double, to end: Double) {
    let cell = app.cells.containing(.staticText, identifier: words).firstMatch
    cell.coordinate(withNormalizedOffset: CGVector(dx: start, dy: 0.5)).press(
      forDuration: 0.1,
      thenDragTo: cell.coordinate(withNormalizedOffset: CGVector(dx: end, dy: 0.5)))
  }

  func testALongDragDeletesARow() {
    drag("Ada", from: 0.9, to: 0.1)
    XCTAssertFalse(app.staticTexts["Ada"].exists)
    XCTAssertTrue(app.staticTexts["Grace"].exists)
    XCTAssertFalse(app.buttons["Delete"].exists)
  }

  func testAShortDragShowsTheActions() {
    drag("Ada", from: 0.9, to: 0.5)
    XCTAssertTrue(app.staticTexts["Ada"].exists)
    XCTAssertTrue(app.buttons["Delete"].exists)
  }

  func testALongDragPerformsTheFirstAction() {
    drag("Flagged", from: 0.1, to: 0.9)
    XCTAssertEqual(told, "flag")
  }

  func testARowWithoutFullSwipesShowsItsActions() {
    drag("Careful", from: 0.9, to: 0.1)
    XCTAssertEqual(told, "nothing")
    app.buttons["Lose"].tap()
    XCTAssertEqual(told, "lost")
  }

  func testASwipeShowsTheActions() {
    app.staticTexts["Ada"].swipeLeft()
    XCTAssertTrue(app.buttons["Delete"].exists)
  }
}
