import SwiftUI
import XCTest

struct ClosedSectionApp: App {
  var body: some Scene { WindowGroup { ClosedSection() } }
}

private struct ClosedSection: View {
  @State private var isOpen = false
  var body: some View {
    List {
      Section(isExpanded: $isOpen) {
        Text("Oolong")
      } header: {
        Button("Tea") { isOpen.toggle() }
      }
      Section("Coffee", isExpanded: .constant(true)) { Text("Mocha") }
    }
  }
}

/// The rows of a section that can be closed.
final class ClosedSectionTests: HostedAppTests<ClosedSectionApp> {
  func testRowsAreThereOnlyWhileItIsExpanded() {
    XCTAssertFalse(app.staticTexts["Oolong"].exists)
    app.buttons["Tea"].tap()
    XCTAssertTrue(app.staticTexts["Oolong"].exists)
  }

  func testOneOfWordsShowsItsRowsWhenItIsExpanded() {
    XCTAssertTrue(app.staticTexts["Mocha"].exists)
  }
}
