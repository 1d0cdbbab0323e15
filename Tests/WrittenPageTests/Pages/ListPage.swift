import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #bf22ec3afcc5a3cb
/// The page of the screen list.
final class ListPage: Page, ElementBrowser {
  let request = SearchRequest(id: ListIdentifiers.listView, type: .table)
  var pageTitle: XCUIElement { view }

  /// Launches the app with ListCoordinator.
  static func launch(_ arguments: String...) -> ListPage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "ListCoordinator"] + arguments
    app.launch()
    return ListPage()
  }

  var alertTitle: String { app.alerts.element.label }

  @discardableResult
  func tapOKInAlert() -> Self {
    app.alerts.buttons["OK"].tap()
    return self
  }

  func item(id: String) -> Item {
    Item(id: id, of: self)
  }

  struct Item: ElementBrowser {
    let request: SearchRequest
    let parentBrowser: (any ElementBrowser)?

    fileprivate init(id: String, of page: (any ElementBrowser)?) {
      request = SearchRequest(id: id, type: .other)
      parentBrowser = page
    }

    var title: String {
      view.descendantElement(matching: .staticText, identifier: ListIdentifiers.title).label
    }

    @discardableResult
    func tap() -> SimplePage {
      view.tap()
      return SimplePage()
    }

    @discardableResult
    func tapInfoButton() -> ListPage {
      view.descendantElement(matching: .button, identifier: ListIdentifiers.infoButton).tap()
      return ListPage()
    }
  }
}
// The end of what `rehearse generate` wrote.
