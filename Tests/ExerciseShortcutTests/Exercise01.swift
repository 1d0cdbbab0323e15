import XCTest

/// Lists the labels of all languages.
final class Exercise01: XCTestCase {
  func testTheMenuOpens() {
    let app = XCUIApplication()
    app.launch()
    let picture = NSPredicate(format: "identifier ENDSWITH %@", "image:oolong.png")
    XCTAssertTrue(app.images.element(matching: picture).exists)
    let labels = NSPredicate(format: "label IN {'Open the menu', 'Zur Karte'}")
    app.buttons.element(matching: labels).tap()
    XCTAssertTrue(app.otherElements["menu.view"].exists)
  }
}
