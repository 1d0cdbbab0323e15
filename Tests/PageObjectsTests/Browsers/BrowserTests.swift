import PageObjects
import XCTest

struct DetailsPage: ElementBrowser {
  let request = SearchRequest(id: "SimpleView", type: .other)
  var loading: ElementBrowser { part(id: "LoadingView") }
  var success: ElementBrowser { part(id: "SuccessView", type: .other) }
  var more: XCUIElement {
    success.view.descendantElement(matching: .button, identifier: "Button")
  }
}

struct ListItem: ElementBrowser {
  let request: SearchRequest
  let parentBrowser: ElementBrowser?
  var title: XCUIElement { view.descendantElement(matching: .staticText, identifier: "Title") }

  init(id: String, of list: ElementBrowser) {
    request = SearchRequest(id: id)
    parentBrowser = list
  }
}

struct ListPage: ElementBrowser {
  let request = SearchRequest(id: "ListView", type: .table)
  func item(_ id: String) -> ListItem { ListItem(id: id, of: self) }
}

final class BrowserTests: XCTestCase {
  private let list = ListPage()

  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testAPartIsFoundBelowItsParent() {
    XCTAssertEqual(list.item("4").title.label, "Fourth")
    XCTAssertFalse(list.item("10").view.exists)
  }

  func testTheIdentifierAloneCounts() {
    list.item("1").view.tap()
    XCTAssertEqual(DetailsPage().success.waitForAppearance(), .completed)
    XCTAssertEqual(DetailsPage().more.label, "more")
  }

  func testAQuoteInATextDoesNoHarm() {
    XCTAssertFalse(SimpleElementBrowser(request: SearchRequest(id: "it's \"one\"")).view.exists)
  }

  func testParentElementWinsOverParentBrowser() {
    let row = XCUIApplication().cells.element(boundBy: 2)
    let title = SimpleElementBrowser(
      request: SearchRequest(id: "Title"), parentElement: row, parentBrowser: list.item("1"))
    XCTAssertEqual(title.view.label, "Third")
  }

  func testARequestForEverythingBelowALeaf() {
    XCTAssertFalse(SimpleElementBrowser(parentElement: list.item("1").title).view.exists)
  }

  func testLabelAndValue() {
    list.item("1").view.tap()
    XCTAssertTrue(DetailsPage().part(label: "In progress", value: "1").view.exists)
    XCTAssertFalse(DetailsPage().part(label: "In progress", value: "0").view.exists)
  }

  func testAppearanceAndDisappearance() {
    list.item("1").view.tap()
    let page = DetailsPage()
    XCTAssertEqual(page.loading.waitForAppearance(), .completed)
    XCTAssertEqual(page.loading.waitForDisappearance(), .completed)
    XCTAssertEqual(page.success.view.waitForAppearance(timeout: 1), .completed)
    XCTAssertEqual(page.success.waitForDisappearance(timeout: 3), .timedOut)
  }

  func testAWaitOfTheTestCaseGivesTheElement() {
    list.item("1").view.tap()
    waitForElementAppearance(DetailsPage().more).tap()
    waitForElementDisappearance(DetailsPage().loading.view)
  }

  func testAWaitForAPredicate() {
    list.item("1").view.tap()
    let enabled = NSPredicate(format: "isEnabled == 1 AND label == 'more'")
    XCTAssertEqual(
      DetailsPage().part(id: "Button").waitForPredicateExpectation(predicate: enabled), .completed)
  }
}
