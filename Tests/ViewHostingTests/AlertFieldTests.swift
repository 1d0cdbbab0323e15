import SimulatedApp
import SwiftUI
import ViewHosting
import XCTest

struct AlertFieldApp: App {
  var body: some Scene { WindowGroup { Asking() } }

  private struct Asking: View {
    @SwiftUI.State private var isAsking = false
    @SwiftUI.State private var name = ""
    @SwiftUI.State private var city = ""

    var body: some View {
      VStack {
        Text("\(name) of \(city)")
        Button("Ask") { isAsking = true }
      }
      .alert("Who?", isPresented: $isAsking) {
        TextField("Name", text: $name)
        TextField("City", text: $city)
        Button("OK") {}
      }
    }
  }
}

/// The first field of an alert has the keyboard at once.
final class AlertFieldTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: AlertFieldApp.self)
  }

  private let app = XCUIApplication()
  private var alert: XCUIElement { app.alerts["Who?"] }

  override func setUp() {
    app.launch()
    app.buttons["Ask"].tap()
  }

  func testTheFirstFieldTakesWordsWithoutATap() {
    alert.textFields["Name"].typeText("Ann")
    alert.buttons["OK"].tap()
    XCTAssertTrue(app.staticTexts["Ann of "].exists)
    XCTAssertEqual(app.keyboards.count, 0)
  }

  func testATapOnAnotherFieldMovesTheKeyboardThere() {
    alert.textFields["City"].tap()
    alert.textFields["City"].typeText("Oslo")
    alert.buttons["OK"].tap()
    XCTAssertTrue(app.staticTexts[" of Oslo"].exists)
  }

  func testAnAlertThatComesAgainHasTheKeyboardAgain() {
    alert.buttons["OK"].tap()
    app.buttons["Ask"].tap()
    XCTAssertEqual(app.keyboards.count, 1)
  }
}
