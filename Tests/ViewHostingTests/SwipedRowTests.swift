import SwiftUI
import XCTest

struct SwipedRowApp: App {
  var body: some Scene { WindowGroup { SwipedRows() } }
}

private struct NamedRow: Identifiable {
  let id = UUID()
  let name: String
}

private struct SwipedRows: View {
  @State private var rows = ["Anna", "Ben"].map(NamedRow.init)
  @State private var taps = 0

  var body: some View {
    VStack {
      List(rows) { row in
        Text(row.name)
          .swipeActions { Button("Delete") { rows.removeAll { $0.id == row.id } } }
      }
      Button("taps \(taps)") { taps += 1 }.accessibilityIdentifier("taps")
    }
    .task {
      // Each answer comes while a row is swiped.
      try? await Task.sleep(for: .seconds(10))
      rows.insert(NamedRow(name: "New"), at: 0)
      try? await Task.sleep(for: .seconds(10))
      rows = ["Anna", "Ben"].map(NamedRow.init)
    }
  }
}

/// A row that is swiped when other rows come, or when it is replaced.
final class SwipedRowTests: HostedAppTests<SwipedRowApp> {
  func testItStaysSwipedBelowANewRow() {
    app.staticTexts["Anna"].swipeLeft()
    XCTAssertTrue(app.staticTexts["New"].waitForExistence(timeout: 15))
    app.buttons["Delete"].tap()
    XCTAssertFalse(app.staticTexts["Anna"].exists)
    XCTAssertTrue(app.staticTexts["New"].exists)
  }

  func testARowOfAnotherIdentityIsNotSwiped() {
    XCTAssertTrue(app.staticTexts["New"].waitForExistence(timeout: 15))
    app.staticTexts["Ben"].swipeLeft()
    XCTAssertTrue(app.staticTexts["New"].waitForNonExistence(timeout: 15))
    XCTAssertFalse(app.buttons["Delete"].exists)
  }

  func testATapAfterTheRowIsGoneIsNotLost() {
    XCTAssertTrue(app.staticTexts["New"].waitForExistence(timeout: 15))
    app.staticTexts["New"].swipeLeft()
    XCTAssertTrue(app.staticTexts["New"].waitForNonExistence(timeout: 15))
    app.buttons["taps"].tap()
    XCTAssertEqual(app.buttons["taps"].label, "taps 1")
  }
}
