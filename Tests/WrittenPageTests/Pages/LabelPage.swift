import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #fc6590f159677782
extension LabelAIP: AIP {}

/// The page of the screen label.
final class LabelPage: Page, ElementBrowser {
  let request = SearchRequest(id: LabelAIP.elementIdentifier(for: .mainView), type: .other)
  var pageTitle: XCUIElement { view }

  private var labelText: XCUIElement {
    app.staticTexts[LabelAIP.elementIdentifier(for: .label)]
  }

  /// Launches the app with LabelCoordinator.
  static func launch(_ arguments: String...) -> LabelPage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "LabelCoordinator"] + arguments
    app.launch()
    return LabelPage()
  }

  var label: String { labelText.label }

  @discardableResult
  func goBack() -> HomePage {
    app.navigationBars.buttons["BackButton"].tap()
    return HomePage()
  }
}
// The end of what `rehearse generate` wrote.
