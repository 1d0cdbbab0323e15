import SimulatedApp
import ViewHosting
import XCTest

/// An app as older systems run it.
final class OldToggleTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition(running: KeyboardApp.self, turnsTogglesByRow: true)
  }

  func testATapOnTheMiddleOfARowTurnsItsToggle() {
    let app = XCUIApplication()
    app.launch()
    app.switches["Bold"].tap()
    XCTAssertEqual(app.switches["Bold"].value as? String, "1")
  }
}
