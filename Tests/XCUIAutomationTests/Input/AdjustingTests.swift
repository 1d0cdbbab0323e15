import SimulatedApp
import XCUIAutomation

final class AdjustingTests: XCUIAutomation::XCTestCase {
  private let app = XCUIApplication()

  override class var simulatedAppDefinition: AppDefinition? { InputApp.definition }

  override func setUp() { app.launch() }

  func testASliderGoesWhereItIsSent() {
    let volume = app.sliders["volume"]
    XCTAssertEqual(volume.normalizedSliderPosition, 0.5)
    volume.adjust(toNormalizedSliderPosition: 0.9)
    XCTAssertEqual(volume.normalizedSliderPosition, 0.9)
    XCTAssertEqual(volume.value as? String, "90%")
  }

  func testAPickerWheelIsTurned() {
    let month = app.pickerWheels["month"]
    month.adjust(toPickerWheelValue: "June")
    XCTAssertEqual(month.value as? String, "June")
  }
}
