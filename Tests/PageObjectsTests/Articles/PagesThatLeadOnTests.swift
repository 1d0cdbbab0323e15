import PageObjects
import SimulatedApp
import XCTest

final class SignInPage: Page {
  var pageTitle: XCUIElement { app.navigationBars["Login"] }
  private var email: XCUIElement { app.textFields["cloud.mokumoku.sample.login.email"] }
  private var button: XCUIElement { app.buttons["cloud.mokumoku.sample.login.button"] }

  func type(email text: String) -> Self {
    email.replaceText(with: text)
    return self
  }

  func signIn() -> GreetingPage {
    button.tap()
    return GreetingPage()
  }
}

final class GreetingPage: Page {
  var pageTitle: XCUIElement { app.navigationBars["Content"] }
  var email: String { app.staticTexts["cloud.mokumoku.sample.content.email"].label }
}

final class PagesThatLeadOnTests: XCTestCase {
  func testPages() {
    XCUIApplication().launch(with: .coordinator("LoginCoordinator"))
    let greeting = SignInPage().type(email: "ann@example.com").signIn().shown()
    XCTAssertEqual(greeting.email, "ann@example.com")
  }
}

final class EntryPointListingTests: XCTestCase {
  override class var simulatedAppDefinition: AppDefinition? {
    AppDefinition("Menu", bundleIdentifier: "com.example.menu", default: "Main") {
      Coordinator("Main", root: "menu")
      Screen("menu", title: "Menu") {
        Cell("row.login") { Text("Log in") }.onTap("LOGIN")
        On("LOGIN", do: .push("login"))
      }
      Screen("login", title: "Login") { Text("Welcome") }
    }
  }

  func testAnEntryPoint() {
    continueAfterFailure = false
    XCUIApplication().launch()
    let login = EntryPoint(XCUIApplication().cells["row.login"]) { SignInPage() }
    login.tap().shown()
  }
}
