import SwiftUI
import XCTest

struct ScrolledRowApp: App {
  var body: some Scene { WindowGroup { ScrolledRows() } }
}

private struct ScrolledRows: View {
  @State private var taps = 0

  var body: some View {
    List(1..<9) { row in
      Button("Row \(row), \(taps) taps") { taps += 1 }.frame(height: 240)
    }
  }
}

/// A list that is scrolled and then shows something new.
final class ScrolledRowTests: HostedAppTests<ScrolledRowApp> {
  func testRowsHigherThanUsualStayInSight() {
    app.swipeUp()
    app.swipeUp()
    XCTAssertTrue(app.buttons["Row 8, 0 taps"].isHittable)
    app.buttons["Row 8, 0 taps"].tap()
    XCTAssertTrue(app.buttons["Row 8, 1 taps"].isHittable)
  }
}
