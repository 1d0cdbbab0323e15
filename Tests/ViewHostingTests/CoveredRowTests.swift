import SwiftUI
import XCTest

struct CoveredRowApp: App {
  var body: some Scene { WindowGroup { CoveredRows() } }
}

private struct CoveredRows: View {
  @State private var name = ""
  @State private var saved = "nothing"

  var body: some View {
    Form {
      TextField("Name", text: $name)
      ForEach(1..<11) { Text("Row \($0)") }
      Button("Save") { saved = name }
      Text(saved).accessibilityIdentifier("saved")
    }
  }
}

/// Rows that the keyboard covers.
final class CoveredRowTests: HostedAppTests<CoveredRowApp> {
  override func setUp() {
    super.setUp()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("tea")
  }

  func testARowUnderTheKeyboardIsThereAndCannotBeTouched() {
    XCTAssertTrue(app.buttons["Save"].exists)
    XCTAssertFalse(app.buttons["Save"].isHittable)
  }

  func testATapScrollsToIt() {
    app.buttons["Save"].tap()
    XCTAssertEqual(app.staticTexts["saved"].label, "tea")
  }
}
