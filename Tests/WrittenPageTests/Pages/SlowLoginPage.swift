import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #ba8b44b25c3a7928
/// The page of the screen slowLogin.
final class SlowLoginPage: Page {
  var pageTitle: XCUIElement { app.textFields[SlowLoginIdentifiers.email] }

  private var emailField: XCUIElement { app.textFields[SlowLoginIdentifiers.email] }
  private var passwordField: XCUIElement { app.secureTextFields[SlowLoginIdentifiers.password] }
  private var loginButton: XCUIElement { app.buttons[SlowLoginIdentifiers.loginButton] }
  private var errorText: XCUIElement { app.staticTexts[SlowLoginIdentifiers.error] }
  private var retryButton: XCUIElement { app.buttons[SlowLoginIdentifiers.retry] }

  /// Launches the app with SlowLoginCoordinator.
  static func launch(_ arguments: String...) -> SlowLoginPage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "SlowLoginCoordinator"] + arguments
    app.launch()
    return SlowLoginPage()
  }

  var email: String { emailField.value as? String ?? "" }

  var password: String { passwordField.value as? String ?? "" }

  var error: String { errorText.label }

  @discardableResult
  func type(email: String) -> Self {
    emailField.tap()
    emailField.typeText(email)
    return self
  }

  @discardableResult
  func type(password: String) -> Self {
    passwordField.tap()
    passwordField.typeText(password)
    return self
  }

  @discardableResult
  func fillIn(email: String, password: String) -> Self {
    type(email: email).type(password: password)
  }

  @discardableResult
  func tapLoginButton() -> Self {
    loginButton.tap()
    return self
  }

  @discardableResult
  func tapRetryButton() -> Self {
    retryButton.tap()
    return self
  }

  @discardableResult
  func waitForContentPage(
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line
  ) -> ContentPage {
    let page = ContentPage()
    let isShown = page.pageTitle.waitForExistence(timeout: timeout)
    XCTAssertTrue(isShown, file: file, line: line)
    return page
  }

  @discardableResult
  func waitUntilFailed(
    timeout: TimeInterval = WaitTimeouts.standard, file: StaticString = #filePath,
    line: UInt = #line
  ) -> Self {
    let isShown = app.staticTexts[SlowLoginIdentifiers.error].waitForExistence(timeout: timeout)
    XCTAssertTrue(isShown, file: file, line: line)
    return self
  }
}
// The end of what `rehearse generate` wrote.
