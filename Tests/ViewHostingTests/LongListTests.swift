import SwiftUI
import XCTest

struct LongListApp: App {
  var body: some Scene {
    WindowGroup {
      List(0..<10_000, id: \.self) { number in Text("Row \(String(number))") }
    }
  }
}

/// A list of 10,000 rows makes only the visible rows.
final class LongListTests: HostedAppTests<LongListApp> {
  func testOnlyRowsInSightAreThere() {
    XCTAssertTrue(app.staticTexts["Row 0"].exists)
    XCTAssertFalse(app.staticTexts["Row 9000"].exists)
    XCTAssertLessThan(app.cells.count, 30)
  }

  func testScrollingMakesOtherRows() {
    app.swipeUp()
    XCTAssertFalse(app.staticTexts["Row 0"].exists)
    XCTAssertTrue(app.cells.firstMatch.exists)
  }
}
