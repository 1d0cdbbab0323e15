import XCTest

/// Keeps a picture of the screen, as suites do before they fail.
final class ScreenshotTests: XCTestCase {
  func testScreenshotsAreKept() {
    let app = XCUIApplication()
    app.launch()
    let attachment = XCTAttachment(screenshot: XCUIScreen.main.screenshot())
    attachment.name = "first screen"
    attachment.lifetime = .keepAlways
    add(attachment)
    XCTAssertFalse(app.screenshot().pngRepresentation.isEmpty)
  }

  func testAnyProviderIsTaken() {
    XCUIApplication().launch()
    let providers: [XCUIScreenshotProviding] = [
      XCUIScreen.main, XCUIApplication(), XCUIApplication().windows.firstMatch,
    ]
    for provider in providers {
      XCTAssertEqual(provider.screenshot().image.size, CGSize(width: 393, height: 852))
    }
  }
}
