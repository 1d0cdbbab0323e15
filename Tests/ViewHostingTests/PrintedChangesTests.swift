import SwiftUI
import XCTest

struct PrintingApp: App {
  var body: some Scene { WindowGroup { Printing() } }
}

private struct Printing: View {
  var body: some View {
    let _ = Self._printChanges()
    Text("shown")
  }
}

final class PrintedChangesTests: HostedAppTests<PrintingApp> {
  func testABodyThatPrintsItsChangesIsShown() {
    XCTAssertTrue(app.staticTexts["shown"].exists)
  }
}
