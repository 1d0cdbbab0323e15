import PageObjects
import SimulatedApp
import XCTest

final class AlertsOfTheSystemTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition("Phone", bundleIdentifier: "com.example.phone", default: "Main") {
      Coordinator("Main", root: "main")
      Screen("main", title: "Phone") {
        Text(.bind("device.permissions.camera"), id: "status")
        Button("Scan", id: "scan").onTap("SCAN")
        On("SCAN", do: .ask(.camera))
      }
    }
  }

  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testAnAnswer() {
    app.buttons["scan"].tap()
    SystemAlert.answer(.allow)
    XCTAssertEqual(app.staticTexts["status"].label, "authorized")
  }

  func testAMonitor() {
    answerSystemAlerts(with: .allowWhileUsing, .refuse)
    app.buttons["scan"].tap()
    app.staticTexts["status"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "denied")
  }
}
