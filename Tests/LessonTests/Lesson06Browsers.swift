import PageObjects
import XCTest

/// The list.
struct ListPage: ElementBrowser {
  let request = SearchRequest(id: "ListView", type: .table)
  func item(_ id: String) -> ListItem { ListItem(id: id, of: self) }
}

/// A row of the list.
struct ListItem: ElementBrowser {
  let request: SearchRequest
  let parentBrowser: (any ElementBrowser)?

  init(id: String, of list: any ElementBrowser) {
    request = SearchRequest(id: id)
    parentBrowser = list
  }

  var title: XCUIElement { view.descendantElement(matching: .staticText, identifier: "Title") }
  var infoButton: XCUIElement { part(id: "InfoButton", type: .button).view }
}

/// Browsers.
@MainActor
final class Lesson06Browsers: LessonTestCase {
  func launch() { XCUIApplication().launch() }

  func testWrongAParentThatIsNotThere() {
    launch()
    let list = SimpleElementBrowser(request: SearchRequest(id: "ListView", type: .collectionView))
    let item = ListItem(id: "3", of: list)
    expectFailure(
      """
      Failed to get matching snapshot: No matches found for first query match sequence: `Descendants matching type CollectionView` -> `Elements matching predicate 'identifier == "ListView"'` ->
          Sought: Descendants matching type CollectionView -> Elements matching predicate 'identifier == "ListView"' -> Descendants matching type Any -> Elements matching predicate 'identifier == "3"' ->
      """)
    XCTAssertEqual(item.title.label, "Third")
  }

  func testABrowserLooksBelowItsParent() {
    launch()
    let list = ListPage()
    XCTAssertEqual(list.item("3").title.label, "Third")
    XCTAssertEqual(list.item("9").title.label, "Ninth")
    list.item("3").infoButton.tap()
    XCTAssertTrue(XCUIApplication().alerts["Third"].exists)
  }

  func testARequestCanAskForLabelAndValue() {
    launch()
    ListPage().item("1").view.tap()
    let spinner = SearchRequest(type: .activityIndicator, label: "In progress", value: "1")
    XCTAssertTrue(SimpleElementBrowser(request: spinner).view.exists)
  }
}
