import XCTest

private let prefix = "cloud.mokumoku.sample."

/// The login flow as one long test, and as pages.
final class LoginFlowTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-coordinatorUnderUITest", "LoginCoordinator"]
    app.launch()
  }

  func testWithoutPages() {
    XCTContext.runActivity(named: "Fill the fields and log in") { _ in
      let email = app.textFields[prefix + "login.email"].firstMatch
      email.tap()
      email.typeText("someone@example.com")
      let password = app.secureTextFields[prefix + "login.password"].firstMatch
      password.tap()
      password.typeText("secret")
      app.buttons[prefix + "login.button"].firstMatch.tap()
      XCTAssertTrue(app.staticTexts["Content"].firstMatch.exists, "Login failed")
    }
    XCTContext.runActivity(named: "Check the second screen") { _ in
      let label = app.staticTexts[prefix + "content.email"].firstMatch
      XCTAssertEqual(label.label, "someone@example.com", "The address is not shown")
    }
  }

  func testWithPages() {
    let login = LoginPage()
    XCTAssertTrue(login.exists)
    let content = XCTContext.runActivity(named: "Log in") { _ in
      login.type(email: "someone@example.com").type(password: "secret").logIn()
    }
    XCTContext.runActivity(named: "Check") { activity in
      XCTAssertEqual(activity.name, "Check")
      XCTAssertTrue(content.exists)
      XCTAssertEqual(content.email, "someone@example.com")
    }
  }

  func testAPasswordIsNotShown() {
    LoginPage().type(password: "secret")
    let field = app.secureTextFields[prefix + "login.password"]
    XCTAssertEqual(field.value as? String, "••••••")
  }

  func testAnEmptyFieldShowsItsPlaceholder() {
    let field = app.textFields[prefix + "login.email"]
    XCTAssertEqual(field.placeholderValue, "e-mail")
    XCTAssertEqual(field.value as? String, "e-mail")
  }

  func testLoginThatLoads() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "SlowLoginCoordinator"]
    app.launch()
    app.textFields["slow.login.email"].tap()
    app.textFields["slow.login.email"].typeText("a@b.c")
    app.buttons["slow.login.button"].tap()
    XCTAssertFalse(app.navigationBars["Content"].exists)
    XCTAssertTrue(app.navigationBars["Content"].waitForExistence(timeout: 10))
    XCTAssertEqual(app.staticTexts[prefix + "content.email"].label, "a@b.c")
  }
}

private protocol Page {
  var app: XCUIApplication { get }
  var title: XCUIElement { get }
  var exists: Bool { get }
}

extension Page {
  var app: XCUIApplication { XCUIApplication() }
  var exists: Bool { title.exists }
}

private final class LoginPage: Page {
  var title: XCUIElement { app.navigationBars["Login"].firstMatch }
  private var email: XCUIElement { app.textFields[prefix + "login.email"].firstMatch }
  private var password: XCUIElement {
    app.secureTextFields[prefix + "login.password"].firstMatch
  }

  @discardableResult
  func type(email text: String) -> Self {
    email.tap()
    email.typeText(text)
    return self
  }

  @discardableResult
  func type(password text: String) -> Self {
    password.tap()
    password.typeText(text)
    return self
  }

  func logIn() -> ContentPage {
    app.buttons[prefix + "login.button"].firstMatch.tap()
    return ContentPage()
  }
}

private final class ContentPage: Page {
  var title: XCUIElement { app.navigationBars["Content"].firstMatch }
  var email: String { app.staticTexts[prefix + "content.email"].firstMatch.label }
  var exists: Bool { title.exists && app.staticTexts[prefix + "content.email"].exists }
}
