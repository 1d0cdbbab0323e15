import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct AlertButtonApp: App {
  var body: some Scene { WindowGroup { Names() } }

  private struct Names: View {
    @SwiftUI.State private var isAsking = false
    @SwiftUI.State private var name = ""
    @SwiftUI.State private var saved = "Nobody"

    var body: some View {
      VStack {
        Text(saved)
        Button("Ask") { isAsking = true }
        Text("Later").alert("Name?", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("Save") { saved = name }.disabled(name.isEmpty)
          Button("Close it myself") { isAsking.toggle() }
          Button("Cancel", role: .cancel) {}
        }
        .disabled(true)
      }
    }
  }
}

/// A button of an alert can be disabled, whatever the view is that presents the alert.
final class AlertButtonTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: AlertButtonApp.self)
  }

  private let app = XCUIApplication()

  override func setUp() {
    app.launch()
    app.buttons["Ask"].tap()
  }

  func testADisabledButtonDoesNothing() {
    XCTAssertFalse(app.alerts.buttons["Save"].isEnabled)
    app.alerts.buttons["Save"].tap()
    XCTAssertTrue(app.alerts.firstMatch.exists)
    XCTAssertTrue(app.alerts.buttons["Cancel"].isEnabled)
  }

  func testAnAlertIsGoneAfterTheActionOfAButton() {
    app.alerts.buttons["Close it myself"].tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
  }

  func testItIsEnabledOnceThereIsAName() {
    app.alerts.textFields["Name"].tap()
    app.alerts.textFields["Name"].typeText("Ada")
    app.alerts.buttons["Save"].tap()
    XCTAssertTrue(app.staticTexts["Ada"].exists)
  }
}
