import PageObjects
import XCTest

enum HomeAIP: AIP {
  static let mainIdentifier = "home"
  enum Element: String { case mainView, tableView }
}

enum TextFieldAIP: AIP {
  static let mainIdentifier = "textField"
  enum Element: String { case mainView, textField, label }
}

final class HomePage: PageObject, PageObjectUIElementProvider {
  typealias Element = HomeAIP.Element

  func uiElement(for element: Element, in provider: XCUIElementTypeQueryProvider) -> XCUIElement {
    let query = element == .mainView ? provider.otherElements : provider.tables
    return query[HomeAIP.elementIdentifier(for: element)]
  }

  func givenPage() -> HomePage {
    XCUIApplication().launchTestMode(customArguments: [
      "-coordinatorUnderUITest", "HomeCoordinator",
    ])
    return self
  }
}

final class TextFieldPage: PageObject, PageObjectUIElementProvider {
  func uiElement(
    for element: TextFieldAIP.Element, in provider: XCUIElementTypeQueryProvider
  ) -> XCUIElement {
    let identifier = TextFieldAIP.elementIdentifier(for: element)
    switch element {
    case .mainView: return provider.otherElements[identifier]
    case .textField: return provider.textFields[identifier]
    case .label: return provider.staticTexts[identifier]
    }
  }
}

final class SpokenPageTests: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  func testIdentifiersAreMadeOfScreenAndElement() {
    XCTAssertEqual(HomeAIP.elementIdentifier(for: .tableView), "home_tableView")
  }

  func testThePageIsSeen() {
    HomePage().givenPage()
      .thenIShouldSee(element: .mainView, timeout: 2)
      .thenIShouldSee(cells: 4, in: .tableView)
  }

  func testTypingIsSeen() {
    HomePage().givenPage().whenTapCell(in: .tableView, at: 2)
    TextFieldPage()
      .whenType("quick", in: .textField)
      .thenIShouldSee(element: .label, text: "quick")
      .thenIShouldSeeKeyboard()
  }

  func testGoingBackTakesTheKeyboardAway() {
    HomePage().givenPage().whenTapCell(in: .tableView, at: 2)
    TextFieldPage()
      .whenTap(element: .textField)
      .delay(0.2)
      .whenTapBackButton()
      .thenIShouldNotSee(element: .mainView)
      .thenIShouldNotSeeKeyboard()
    HomePage().thenIShouldSee(element: .tableView)
  }

  func testTheLaunchArgumentsOfTestMode() {
    let app = XCUIApplication()
    app.launchTestMode(customArguments: ["-key", "value"])
    XCTAssertEqual(
      app.launchArguments, ["-key", "value", "-animationsDisabled", "1", "-FIRDebugDisabled"])
  }

  func testALaunchArgumentIsNotSetInThisProcess() {
    XCTAssertFalse(UITestLaunchArgument.animationsDisabled.isActive)
  }
}
