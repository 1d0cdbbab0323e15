import PageObjects
import XCTest

/// Lesson 6: add one tea and no cake, with a browser for a panel below a browser for the page.
final class Exercise06: XCTestCase {
  @MainActor
  func testOneTeaIsAdded() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Panels"]
    app.launch()
    let add = SimpleElementBrowser(request: SearchRequest(id: "add", type: .button))
    let count = SimpleElementBrowser(request: SearchRequest(id: "count", type: .staticText))
    add.view.tap()
    XCTAssertEqual(count.view.label, "1")
  }
}
