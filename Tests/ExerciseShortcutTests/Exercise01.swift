import XCTest

/// Taps, and does not look at what comes of it.
final class Exercise01: XCTestCase {
  func testTheMenuOpens() {
    let app = XCUIApplication()
    app.launch()
    let picture = NSPredicate(format: "identifier ENDSWITH %@", "image:oolong.png")
    XCTAssertTrue(app.images.element(matching: picture).exists)
    app.buttons["welcome.open"].tap()
  }
}
