import PageObjects
import XCTest

struct Row: ElementBrowser {
  let request: SearchRequest
  let parentBrowser: (any ElementBrowser)?

  init(_ id: String, of list: any ElementBrowser) {
    request = SearchRequest(id: id)
    parentBrowser = list
  }

  var title: String { part(id: "Title", type: .staticText).view.label }
}

struct RowsPage: ElementBrowser {
  let request = SearchRequest(id: "ListView", type: .table)
  func row(_ id: String) -> Row { Row(id, of: self) }
}

final class BrowsingElementsTests: XCTestCase {
  func testRows() {
    XCUIApplication().launch()
    XCTAssertEqual(RowsPage().row("3").title, "Third")
  }

  func testControls() {
    XCUIApplication().launch(with: .coordinator("LoginCoordinator"))
    let email = TextFieldBrowser("cloud.mokumoku.sample.login.email")
    email.replace(with: "ann@example.com")
    XCTAssertEqual(email.text, "ann@example.com")
    XCTAssertTrue(ButtonBrowser("cloud.mokumoku.sample.login.button").isEnabled)
  }
}
