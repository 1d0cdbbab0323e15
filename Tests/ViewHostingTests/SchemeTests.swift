import SwiftUI
import XCTest

struct SchemeApp: App {
  var body: some Scene { WindowGroup { Opened() } }

  private struct Opened: View {
    @State private var link = "none"
    var body: some View { Text(link).onOpenURL { link = $0.absoluteString } }
  }
}

/// An app of SwiftUI source that links of its own scheme open.
final class SchemeTests: HostedAppTests<SchemeApp> {
  override class var schemes: [String] { ["sample"] }

  func testSafariAsksAndOpensTheLinkInTheApp() {
    let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    safari.launch()
    safari.textFields.firstMatch.tap()
    safari.textFields.firstMatch.typeText("sample://items/3?from=mail")
    safari.keyboards.buttons["go"].tap()
    XCTAssertTrue(safari.buttons["Open"].waitForExistence(timeout: 2))
    safari.buttons["Open"].tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCTAssertTrue(app.staticTexts["sample://items/3?from=mail"].exists)
  }
}
