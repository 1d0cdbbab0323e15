import XCTest

@MainActor
final class ScreenshotTests: XCTestCase {
  func testScreenshotWithinAStep() {
    let app = XCUIApplication()
    app.launch()
    XCTContext.runActivity(named: "look") { step in
      let screenshot = app.screenshot()
      step.add(XCTAttachment(screenshot: screenshot, quality: .medium))
      step.add(XCTAttachment(image: screenshot.image))
      XCTAssertEqual(screenshot.image.scale, 2)
    }
  }
}
