import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #757d110c6360096a
/// The page of the screen simple.
final class SimplePage: Page, ElementBrowser {
  let request = SearchRequest(id: SimpleIdentifiers.simpleView, type: .other)
  var pageTitle: XCUIElement { view }

  private var button1: XCUIElement { app.buttons[SimpleIdentifiers.button1] }
  private var button: XCUIElement { app.buttons[SimpleIdentifiers.button] }
  private var errorMessageText: XCUIElement { app.staticTexts[SimpleIdentifiers.errorMessage] }
  private var retryButton: XCUIElement { app.buttons[SimpleIdentifiers.retryButton] }

  /// Launches the app with SimpleCoordinator.
  static func launch(_ arguments: String...) -> SimplePage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "SimpleCoordinator"] + arguments
    app.launch()
    return SimplePage()
  }

  var errorMessage: String { errorMessageText.label }

  @discardableResult
  func tapButton1() -> Self {
    button1.tap()
    return self
  }

  @discardableResult
  func tapButton() -> Self {
    button.tap()
    return self
  }

  @discardableResult
  func tapRetryButton() -> Self {
    retryButton.tap()
    return self
  }

  @discardableResult
  func waitUntilLoaded(
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    let isShown = app.otherElements[SimpleIdentifiers.successView].waitForExistence(
      timeout: timeout)
    XCTAssertTrue(isShown, file: file, line: line)
    return self
  }

  @discardableResult
  func waitUntilFailed(
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    let isShown = app.otherElements[SimpleIdentifiers.failureView].waitForExistence(
      timeout: timeout)
    XCTAssertTrue(isShown, file: file, line: line)
    return self
  }

  @discardableResult
  func goBack() -> ListPage {
    app.navigationBars.buttons["BackButton"].tap()
    return ListPage()
  }
}
// The end of what `rehearse generate` wrote.
