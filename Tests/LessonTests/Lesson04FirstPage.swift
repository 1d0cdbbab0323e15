import PageObjects
import XCTest

/// The first page object.
@MainActor
final class Lesson04FirstPage: LessonTestCase {
  func launch() {
    app.launchArguments = ["-coordinatorUnderUITest", "LoginCoordinator"]
    app.launch()
  }

  func testWrongIdentifiersAreTypedInEveryTest() {
    launch()
    expectFailure(
      """
      Failed to tap "cloud.mokumoku.sample.login.emial" TextField: No matches found for Elements matching predicate '"cloud.mokumoku.sample.login.emial" IN identifiers' from input {(
          Nearest: TextField with identifier 'cloud.mokumoku.sample.login.email' (1 character differs)
      """)
    app.textFields["cloud.mokumoku.sample.login.emial"].tap()
  }

  func testPagesKnowTheIdentifiers() {
    launch()
    let content = LoginPage()
      .type(email: "ann@example.com")
      .type(password: "secret")
      .logIn()
    XCTAssertTrue(content.exists)
    XCTAssertEqual(content.email, "ann@example.com")
  }

  func testStepsHaveNamesInTheReport() {
    launch()
    let content = XCTContext.runActivity(named: "Log in") { _ in
      LoginPage().type(email: "ann@example.com").type(password: "secret").logIn()
    }
    XCTContext.runActivity(named: "Check the address") { _ in
      XCTAssertEqual(content.email, "ann@example.com")
    }
  }
}

/// The login screen.
@MainActor
final class LoginPage: Page {
  var pageTitle: XCUIElement { app.navigationBars["Login"] }
  private var emailField: XCUIElement { app.textFields["cloud.mokumoku.sample.login.email"] }
  private var passwordField: XCUIElement {
    app.secureTextFields["cloud.mokumoku.sample.login.password"]
  }

  func type(email: String) -> Self {
    emailField.tap()
    emailField.typeText(email)
    return self
  }

  func type(password: String) -> Self {
    passwordField.tap()
    passwordField.typeText(password)
    return self
  }

  func logIn() -> ContentPage {
    app.buttons["cloud.mokumoku.sample.login.button"].tap()
    return ContentPage()
  }
}

/// The screen that a login leads to.
@MainActor
final class ContentPage: Page {
  var pageTitle: XCUIElement { app.navigationBars["Content"] }
  private var emailLabel: XCUIElement { app.staticTexts["cloud.mokumoku.sample.content.email"] }
  var email: String { emailLabel.label }
}
