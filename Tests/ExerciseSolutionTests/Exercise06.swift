import PageObjects
import XCTest

struct BasketPage: ElementBrowser {
  let request = SearchRequest(id: "panels.view", type: .other)
  var tea: Panel { Panel(id: "panel.tea", of: self) }
  var cake: Panel { Panel(id: "panel.cake", of: self) }
}

struct Panel: ElementBrowser {
  let request: SearchRequest
  let parentBrowser: (any ElementBrowser)?

  init(id: String, of page: BasketPage) {
    request = SearchRequest(id: id, type: .other)
    parentBrowser = page
  }

  var count: String { part(id: "count", type: .staticText).view.label }
  func add() { part(id: "add", type: .button).view.tap() }
}

final class Exercise06: XCTestCase {
  @MainActor
  func testOneTeaIsAdded() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Panels"]
    app.launch()
    let basket = BasketPage()
    basket.tea.add()
    XCTAssertEqual(basket.tea.count, "1")
    XCTAssertEqual(basket.cake.count, "0")
  }
}
