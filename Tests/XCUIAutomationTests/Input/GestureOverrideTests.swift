import Foundation
import SimulatedApp
import XCUIAutomation

/// An app whose gestures are recorded instead of made, as page libraries have for optional elements.
private final class QuietApp: XCUIApplication {
  private(set) var calls: [String] = []

  override var exists: Bool { false }
  override func waitForExistence(timeout: TimeInterval) -> Bool {
    calls.append("wait")
    return false
  }
  override func tap() { calls.append("tap") }
  override func swipeUp(velocity: XCUIGestureVelocity) { calls.append("swipe") }
  override func typeText(_ text: String) { calls.append("type \(text)") }
  override func press(forDuration duration: TimeInterval) { calls.append("press") }
  override func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    calls.append("drag")
  }
  override func adjust(toPickerWheelValue pickerWheelValue: String) { calls.append("turn") }
  override func pinch(withScale scale: CGFloat, velocity: CGFloat) { calls.append("pinch") }
}

final class GestureOverrideTests: XCUIAutomation::XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { InputApp.definition }

  func testAClassOfTheSuiteOverridesGestures() {
    let quiet = QuietApp()
    let element: XCUIElement = quiet
    element.tap()
    element.swipeUp()
    element.typeText("tea")
    element.press(forDuration: 1)
    element.press(forDuration: 1, thenDragTo: element)
    element.adjust(toPickerWheelValue: "June")
    element.pinch(withScale: 2, velocity: 1)
    XCTAssertFalse(element.waitForExistence(timeout: 1))
    XCTAssertEqual(
      quiet.calls, ["tap", "swipe", "type tea", "press", "drag", "turn", "pinch", "wait"])
  }
}
