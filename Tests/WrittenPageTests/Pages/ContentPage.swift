import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #1ab5a693216a293d
/// The page of the screen content.
final class ContentPage: Page {
  var pageTitle: XCUIElement { app.staticTexts[ContentIdentifiers.email] }

  private var emailText: XCUIElement { app.staticTexts[ContentIdentifiers.email] }

  /// Launches the app with ContentCoordinator.
  static func launch(_ arguments: String...) -> ContentPage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "ContentCoordinator"] + arguments
    app.launch()
    return ContentPage()
  }

  var email: String { emailText.label }

  @discardableResult
  func goBack<Previous: Page>(to page: Previous) -> Previous {
    app.navigationBars.buttons["BackButton"].tap()
    return page
  }
}
// The end of what `rehearse generate` wrote.
