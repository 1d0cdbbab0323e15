import PageObjects
import XCTest

/// The identifiers of the home screen, which the app knows by the same enum.
enum HomeAIP: AIP {
  static let mainIdentifier = "home"

  enum Element: String {
    case mainView, tableView
  }
}

/// The home screen.
struct HomePage: PageObject, PageObjectUIElementProvider {
  typealias Element = HomeAIP.Element

  func uiElement(
    for element: Element, in queryProvider: XCUIElementTypeQueryProvider
  ) -> XCUIElement {
    let identifier = HomeAIP.elementIdentifier(for: element)
    return switch element {
    case .mainView: queryProvider.otherElements[identifier]
    case .tableView: queryProvider.tables[identifier]
    }
  }

  func givenPage() -> Self {
    XCUIApplication().launchTestMode(
      customArguments: ["-coordinatorUnderUITest", "HomeCoordinator"])
    return self
  }

  func whenFocusTextField() -> Self {
    XCUIApplication().textFields["textField_textField"].tap()
    return self
  }
}

/// Given, when, then.
@MainActor
final class Lesson11Speaking: LessonTestCase {
  func testWrongTheScreenHasGone() {
    let page = HomePage().givenPage().whenTapCell(in: .tableView, at: 2)
    expectFailure(
      """
      XCTAssertTrue failed - "home_tableView" Table is not shown
      """)
    page.thenIShouldSee(element: .tableView)
  }

  func testAChainReadsAsTheTestCase() {
    HomePage()
      .givenPage()
      .whenTapCell(in: .tableView, at: 2)
      .whenFocusTextField()
      .thenIShouldSeeKeyboard()
      .whenTapBackButton()
      .thenIShouldNotSeeKeyboard()
      .thenIShouldSee(element: .mainView, timeout: 2)
  }
}
