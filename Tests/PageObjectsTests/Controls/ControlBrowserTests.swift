import PageObjects
import SimulatedApp
import XCTest

final class ControlBrowserTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? { ControlsForm.definition }

  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testASwitchIsTurnedOnce() {
    let wifi = SwitchBrowser("wifi")
    XCTAssertFalse(wifi.isOn)
    wifi.turn(on: true)
    wifi.turn(on: true)
    XCTAssertTrue(wifi.isOn)
  }

  func testAStepper() {
    let count = StepperBrowser("count")
    count.increment()
    count.increment()
    count.decrement()
    XCTAssertEqual(count.view.value as? String, "2")
  }

  func testASliderComesNearAPlace() {
    let level = SliderBrowser("level")
    level.move(to: 0.9)
    XCTAssertEqual(level.position, 0.9, accuracy: 0.1)
  }

  func testSegments() {
    let size = SegmentsBrowser("size")
    XCTAssertEqual(size.names, ["S", "M", "L"])
    size.choose("L")
    XCTAssertEqual(size.chosen, "L")
  }

  func testAWheel() {
    let hour = PickerWheelBrowser("hour")
    hour.choose("10")
    XCTAssertEqual(hour.chosen, "10")
  }

  func testAButtonByItsLabel() {
    ButtonBrowser(label: "Ask").tap()
    let alert = AlertBrowser(label: "Sure?")
    XCTAssertEqual(alert.texts, ["Sure?"])
    XCTAssertEqual(alert.answers, ["Yes"])
    alert.answer("Yes")
    XCTAssertFalse(alert.view.exists)
  }

  func testATextField() {
    let name = TextFieldBrowser("name")
    XCTAssertEqual(name.text, "Ann")
    name.replace(with: "Bob")
    name.type("by")
    XCTAssertEqual(name.text, "Bobby")
    name.clear()
    XCTAssertEqual(name.text, "")
  }

  func testOtherFields() {
    SecureFieldBrowser("secret").type("12")
    XCTAssertEqual(SecureFieldBrowser("secret").text, "••")
    SearchFieldBrowser("sought").type("tea")
    XCTAssertEqual(SearchFieldBrowser("sought").text, "tea")
    XCUIApplication().scrollViews["form"].swipe(
      toFullyReveal: TextViewBrowser("words").view)
    TextViewBrowser("words").type("well")
    XCTAssertEqual(TextViewBrowser("words").text, "well")
  }

  func testAControlBelowAParent() {
    let form = SimpleElementBrowser(request: SearchRequest(id: "form", type: .scrollView))
    XCTAssertTrue(ButtonBrowser("ask", of: form).isEnabled)
    XCTAssertEqual(ButtonBrowser("ask", of: form).label, "Ask")
    XCTAssertFalse(ButtonBrowser("ask", of: StepperBrowser("count")).view.exists)
  }
}
