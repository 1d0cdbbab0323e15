import PageObjects
import XCTest

// Written by `rehearse generate` down to the end mark; yours goes outside. #5be00974db168c7a
/// The page of the screen login.
final class LoginPage: Page {
  var pageTitle: XCUIElement { app.buttons[LoginIdentifiers.loginButton] }

  private var emailField: XCUIElement { app.textFields[LoginIdentifiers.email] }
  private var passwordField: XCUIElement { app.secureTextFields[LoginIdentifiers.password] }
  private var loginButton: XCUIElement { app.buttons[LoginIdentifiers.loginButton] }

  /// Launches the app with LoginCoordinator.
  static func launch(_ arguments: String...) -> LoginPage {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "LoginCoordinator"] + arguments
    app.launch()
    return LoginPage()
  }

  var email: String { emailField.value as? String ?? "" }

  var password: String { passwordField.value as? String ?? "" }

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
  func tapLoginButton() -> ContentPage {
    loginButton.tap()
    return ContentPage()
  }
}
// The end of what `rehearse generate` wrote.

extension LoginPage {
  /// Hand-written: it stays when the page is written anew, and sees what is private above.
  func logIn(as email: String) -> ContentPage {
    fillIn(email: email, password: "secret")
    loginButton.tap()
    return ContentPage()
  }
}
