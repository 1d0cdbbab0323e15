import PageObjects
import XCTest

enum FieldAIP: AIP {
  static let mainIdentifier = "textField"
  enum Element: String { case mainView, textField, label }
}

final class FieldPage: PageObject, PageObjectUIElementProvider {
  func uiElement(
    for element: FieldAIP.Element, in queryProvider: any XCUIElementTypeQueryProvider
  ) -> XCUIElement {
    let identifier = FieldAIP.elementIdentifier(for: element)
    switch element {
    case .mainView: return queryProvider.otherElements[identifier]
    case .textField: return queryProvider.textFields[identifier]
    case .label: return queryProvider.staticTexts[identifier]
    }
  }

  func givenPage() -> Self {
    XCUIApplication().launchTestMode(customArguments: [
      "-coordinatorUnderUITest", "TextFieldCoordinator",
    ])
    return self
  }
}

final class SpokenStepsTests: XCTestCase {
  func testSteps() {
    FieldPage()
      .givenPage()
      .whenType("quick", in: .textField)
      .thenIShouldSee(element: .label, text: "quick")
      .thenIShouldSeeKeyboard()
  }
}
