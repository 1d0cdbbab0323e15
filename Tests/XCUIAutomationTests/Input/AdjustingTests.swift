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

  func testTheThumbOfASliderIsDragged() {
    let volume = app.sliders["volume"]
    let thumb = volume.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    let end = thumb.withOffset(CGVector(dx: volume.frame.width / 4, dy: 0))
    thumb.press(forDuration: 0.1, thenDragTo: end)
    XCTAssertEqual(volume.normalizedSliderPosition, 0.75)
  }

  func testTheBarOfASliderIsNotDragged() {
    let volume = app.sliders["volume"]
    let start = volume.coordinate(withNormalizedOffset: CGVector(dx: 0.1, dy: 0.5))
    start.press(forDuration: 0.1, thenDragTo: start.withOffset(CGVector(dx: 80, dy: 0)))
    XCTAssertEqual(volume.normalizedSliderPosition, 0.5)
  }

  func testAPickerWheelIsTurned() {
    let month = app.pickerWheels["month"]
    month.adjust(toPickerWheelValue: "June")
    XCTAssertEqual(month.value as? String, "June")
  }
}
