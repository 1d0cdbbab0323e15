import XCTest

final class LoginPage: Page {
  let app: XCUIApplication = XCUIApplication()

  var pageTitle: XCUIElement {
    app.navigationBars["Login"].firstMatch
  }

  private var emailTextField: XCUIElement {
    app.textFields["cloud.mokumoku.sample.login.email"].firstMatch
  }

  private var passwordSecureTextField: XCUIElement {
    app.secureTextFields["cloud.mokumoku.sample.login.password"].firstMatch
  }

  private var loginButton: XCUIElement {
    app.buttons["cloud.mokumoku.sample.login.button"].firstMatch
  }

  func typeEmail(_ text: String) -> Self {
    emailTextField.tap()
    emailTextField.typeText(text)
    return self
  }

  func typePassword(_ text: String) -> Self {
    passwordSecureTextField.tap()
    passwordSecureTextField.typeText(text)
    return self
  }

  func login() -> ContentPage {
    loginButton.tap()
    return ContentPage()
  }
}

final class ContentPage: Page {
  let app: XCUIApplication = XCUIApplication()

  var pageTitle: XCUIElement {
    app.navigationBars["Content"].firstMatch
  }

  private var emailLabel: XCUIElement {
    app.staticTexts["cloud.mokumoku.sample.content.email"].firstMatch
  }

  var exists: Bool {
    pageTitle.exists && emailLabel.exists
  }

  var email: String {
    emailLabel.label
  }
}
