import SimulatedApp
import XCTest

/// Tests of an app that asks for the camera, together with other apps of the device.
final class SeveralAppsTests: XCTestCase {
  private static let phone = AppDefinition(
    "Phone", bundleIdentifier: "com.example.phone", default: "Main"
  ) {
    Coordinator("Main", root: "main")
    DeepLink("phone://call/{number}", push: ["call"])
    OtherApp(
      AppDefinition("Notes", bundleIdentifier: "com.example.notes", default: "Main") {
        Coordinator("Main", root: "main")
        Screen("main", title: "Notes") {
          Context("text", "")
          TextField("note").binds("text")
        }
      })
    Screen("main", title: "Phone") {
      Text(.bind("device.permissions.camera"), id: "status")
      Button("Scan", id: "scan").onTap("SCAN")
      Button("Next", id: "next").onTap("NEXT")
      On("SCAN", do: .ask(.camera))
      On("NEXT", do: .push("call"))
    }
    Screen("call", title: "Call") {
      Context("number", "")
      Text(.bind("number"), id: "number")
    }
  }

  override class var simulatedAppDefinition: AppDefinition? { phone }

  private let app = XCUIApplication()
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private let settings = XCUIApplication(bundleIdentifier: "com.apple.Preferences")
  private let named = XCUIApplication(bundleIdentifier: "com.example.phone")

  override func setUp() {
    continueAfterFailure = false
    app.launch()
  }

  func testSystemAlertIsAnsweredInSpringBoard() {
    app.buttons["scan"].tap()
    let alert = springboard.alerts["“Phone” would like to access the Camera."]
    XCTAssertTrue(alert.waitForExistence(timeout: 5))
    springboard.alerts.buttons["Allow"].tap()
    XCTAssertFalse(alert.exists)
    XCTAssertEqual(app.staticTexts["status"].label, "authorized")
  }

  func testMonitorAnswersSystemAlert() {
    addUIInterruptionMonitor(withDescription: "Camera") { alert in
      guard alert.label.contains("Camera") else { return false }
      alert.buttons["Don’t Allow"].tap()
      return true
    }
    app.buttons["scan"].tap()
    app.buttons["next"].tap()
    XCTAssertTrue(app.navigationBars["Call"].exists)
    app.navigationBars.buttons["Phone"].tap()
    XCTAssertEqual(app.staticTexts["status"].label, "denied")
  }

  func testSystemAlertIsAllowedWhereNobodyAnswers() {
    app.buttons["scan"].tap()
    app.tap()
    XCTAssertEqual(app.staticTexts["status"].label, "authorized")
  }

  func testAnAppOfAPropertyIsTheOneThatItsTestChooses() {
    XCTAssertTrue(named.debugDescription.contains("Target Application 'com.example.phone'"))
    XCTAssertTrue(springboard.debugDescription.contains("Find: Application 'com.apple.spr"))
  }

  func testSwitchInSettingsChangesPermission() {
    app.buttons["scan"].tap()
    springboard.alerts.buttons["Allow"].tap()
    settings.launch()
    settings.tables.cells["Phone"].tap()
    XCTAssertEqual(settings.switches["Camera"].value as? String, "1")
    settings.switches["Camera"].tap()
    XCTAssertEqual(settings.switches["Camera"].value as? String, "0")
    XCTAssertEqual(app.state, .notRunning)
    app.activate()
    XCTAssertEqual(app.staticTexts["status"].label, "denied")
  }

  func testResetAsksAgain() {
    app.buttons["scan"].tap()
    springboard.alerts.buttons["Allow"].tap()
    app.resetAuthorizationStatus(for: .camera)
    XCTAssertTrue(app.wait(for: .notRunning, timeout: 5))
    app.launch()
    XCTAssertEqual(app.staticTexts["status"].label, "notDetermined")
  }

  func testHomeAndIcon() {
    app.buttons["next"].tap()
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
    XCTAssertTrue(app.wait(for: .runningBackgroundSuspended, timeout: 10))
    springboard.icons["Phone"].tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
    XCTAssertTrue(app.navigationBars["Call"].exists)
  }

  func testTwoApps() {
    let notes = XCUIApplication(bundleIdentifier: "com.example.notes")
    XCTAssertEqual(notes.state, .notRunning)
    notes.launch()
    notes.textFields["note"].tap()
    notes.textFields["note"].typeText("kept")
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertTrue(app.buttons["scan"].isHittable)
    notes.activate()
    XCTAssertEqual(notes.textFields["note"].value as? String, "kept")
    XCTAssertTrue(notes.debugDescription.contains("Find: Application 'com.example.notes'"))
    XCTAssertTrue(app.debugDescription.hasPrefix("Query chain:"))
    notes.terminate()
    XCTAssertEqual(notes.state, .notRunning)
  }

  func testLinks() throws {
    let system = XCUIDevice.shared.system
    system.open(try XCTUnwrap(URL(string: "phone://call/12")))
    XCTAssertEqual(app.staticTexts["number"].label, "12")
    system.open(try XCTUnwrap(URL(string: "https://example.com/")))
    let safari = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    XCTAssertTrue(safari.webViews["example.com"].exists)
    XCTAssertEqual(app.state, .runningBackground)
    app.open(try XCTUnwrap(URL(string: "phone://call/13")))
    XCTAssertEqual(app.staticTexts["number"].label, "13")
  }
}
