import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #2f941a2073f9a36e
extension TextFieldAIP: AIP {}

/// The page of the screen textField.
final class TextFieldPage: Page, ElementBrowser {
  let request = SearchRequest(id: TextFieldAIP.elementIdentifier(for: .mainView), type: .other)
  var pageTitle: XCUIElement { view }

  private var textField: XCUIElement {
    app.textFields[TextFieldAIP.elementIdentifier(for: .textField)]
  }
  private var labelText: XCUIElement {
    app.staticTexts[TextFieldAIP.elementIdentifier(for: .label)]
  }

  /// Launches the app with TextFieldCoordinator.
  static func launch(_ arguments: String...) -> TextFieldPage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "TextFieldCoordinator"] + arguments
    app.launch()
    return TextFieldPage()
  }

  var text: String { textField.value as? String ?? "" }

  var label: String { labelText.label }

  @discardableResult
  func type(text: String) -> Self {
    textField.tap()
    textField.typeText(text)
    return self
  }

  @discardableResult
  func goBack() -> HomePage {
    app.navigationBars.buttons["BackButton"].tap()
    return HomePage()
  }
}
// The end of what `rehearse generate` wrote.
