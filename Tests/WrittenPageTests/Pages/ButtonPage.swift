import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #f6deec7c53c0bbf0
extension ButtonAIP: AIP {}

/// The page of the screen button.
final class ButtonPage: Page, ElementBrowser {
  let request = SearchRequest(id: ButtonAIP.elementIdentifier(for: .mainView), type: .other)
  var pageTitle: XCUIElement { view }

  private var button: XCUIElement { app.buttons[ButtonAIP.elementIdentifier(for: .button)] }
  private var labelText: XCUIElement {
    app.staticTexts[ButtonAIP.elementIdentifier(for: .label)]
  }

  /// Launches the app with ButtonCoordinator.
  static func launch(_ arguments: String...) -> ButtonPage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "ButtonCoordinator"] + arguments
    app.launch()
    return ButtonPage()
  }

  var label: String { labelText.label }

  @discardableResult
  func tapButton() -> Self {
    button.tap()
    return self
  }

  @discardableResult
  func goBack() -> HomePage {
    app.navigationBars.buttons["BackButton"].tap()
    return HomePage()
  }
}
// The end of what `rehearse generate` wrote.
