import XCTest

/// What to look for below a parent.
struct Wanted {
  var id: String?
  var type: XCUIElement.ElementType = .any
  var label: String?
  var value: String?

  /// A predicate for all that is given; nil when nothing is.
  var predicate: NSPredicate? {
    let texts = [("identifier", id), ("label", label), ("value", value)]
    let parts = texts.compactMap { key, text in
      text.map { NSPredicate(format: "%K == %@", key, $0) }
    }
    return parts.isEmpty ? nil : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
  }
}

/// Finds an element below its parent's, and that below its parent's, and so on.
protocol Finder {
  var wanted: Wanted { get }
  var parent: Finder? { get }
  var element: XCUIElement { get }
}

extension Finder {
  var parent: Finder? { nil }

  var element: XCUIElement {
    let below = parent?.element ?? XCUIApplication()
    let query = below.descendants(matching: wanted.type)
    return wanted.predicate.map(query.element(matching:)) ?? query.element
  }

  @discardableResult
  func waitToAppear(timeout: TimeInterval = 20) -> XCTWaiter.Result {
    wait(for: NSPredicate(format: "exists == 1"), timeout: timeout)
  }

  @discardableResult
  func waitToGo(timeout: TimeInterval = 20) -> XCTWaiter.Result {
    wait(for: NSPredicate(format: "exists == 0"), timeout: timeout)
  }

  func wait(for predicate: NSPredicate, timeout: TimeInterval) -> XCTWaiter.Result {
    let becomes = XCTNSPredicateExpectation(predicate: predicate, object: element)
    return XCTWaiter().wait(for: [becomes], timeout: timeout)
  }
}

extension XCUIElement {
  @discardableResult
  func waitToAppear(timeout: TimeInterval = 20) -> XCTWaiter.Result {
    let appears = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == 1"), object: self)
    return XCTWaiter().wait(for: [appears], timeout: timeout)
  }
}

extension XCTestCase {
  @discardableResult
  func waitToAppear(_ element: XCUIElement, timeout: TimeInterval = 20) -> XCUIElement {
    expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: element, handler: nil)
    waitForExpectations(timeout: timeout, handler: nil)
    return element
  }
}

/// A part of a screen that has no page of its own.
final class Part: Finder {
  let wanted: Wanted
  let parent: Finder?

  init(_ wanted: Wanted, of parent: Finder? = nil) {
    self.wanted = wanted
    self.parent = parent
  }
}

struct TwoButtonPage: Finder {
  let wanted = Wanted(id: "SimpleView", type: .other)
  var loading: Finder { Part(Wanted(id: "LoadingView"), of: self) }
  var success: Finder { Part(Wanted(id: "SuccessView", type: .other), of: self) }
  var more: XCUIElement { success.element.descendant(.button, named: "Button") }
}

struct RowPart: Finder {
  let wanted: Wanted
  let parent: Finder?

  init(id: String, of parent: Finder) {
    wanted = Wanted(id: id)
    self.parent = parent
  }

  var title: XCUIElement { element.descendant(.staticText, named: "Title") }

  func check(exists: Bool = true, title text: String) {
    XCTAssertEqual(element.exists, exists)
    guard exists else { return }
    XCTAssertEqual(title.label, text)
  }
}

struct ListPage: Finder {
  let wanted = Wanted(id: "ListView", type: .table)
  func row(_ id: String) -> RowPart { RowPart(id: id, of: self) }

  func open(_ row: RowPart) -> TwoButtonPage {
    row.element.tap()
    let page = TwoButtonPage()
    if page.success.waitToAppear() != .completed { XCTFail("No success") }
    return page
  }
}

final class ElementBrowserTests: XCTestCase {
  private let list = ListPage()

  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch()
  }

  func testRowsAreChecked() {
    list.row("1").check(title: "First")
    list.row("9").check(title: "Ninth")
    list.row("10").check(exists: false, title: "")
  }

  func testFlow() {
    let page = list.open(list.row("1"))
    XCTAssert(page.more.exists)
    page.more.tap()
  }

  func testWaitInTheTestCase() {
    list.row("2").element.tap()
    waitToAppear(TwoButtonPage().success.element).buttons["more"].tap()
  }

  func testWaitOnTheElement() {
    list.row("2").element.tap()
    XCTAssertEqual(TwoButtonPage().success.element.waitToAppear(), .completed)
  }

  func testWaitOnTheBrowser() {
    list.row("2").element.tap()
    let page = TwoButtonPage()
    XCTAssertEqual(page.loading.waitToAppear(), .completed)
    XCTAssertEqual(page.loading.waitToGo(), .completed)
    XCTAssertEqual(page.success.waitToAppear(timeout: 1), .completed)
  }

  func testByLabelAndValue() {
    list.row("2").element.tap()
    let byValue = Part(Wanted(type: .activityIndicator, label: "In progress", value: "1"))
    XCTAssertTrue(byValue.element.exists)
    XCTAssertFalse(Part(Wanted(type: .activityIndicator, value: "0")).element.exists)
  }
}
