import PageObjects
import XCTest

final class LoginPage: Page {
  var pageTitle: XCUIElement { app.navigationBars["Login"].firstMatch }

  func type(_ text: String, in field: String) -> Self {
    let name = "cloud.mokumoku.sample.login." + field
    let element = app.descendants(matching: .any)[name]
    element.tap()
    element.typeText(text)
    return self
  }

  func logIn() -> ContentPage {
    app.buttons["cloud.mokumoku.sample.login.button"].tap()
    return ContentPage()
  }
}

final class ContentPage: Page {
  var pageTitle: XCUIElement { app.navigationBars["Content"].firstMatch }
  private var label: XCUIElement { app.staticTexts["cloud.mokumoku.sample.content.email"] }
  var exists: Bool { pageTitle.exists && label.exists }
  var email: String { label.label }
}

final class PageTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launchTestMode(customArguments: [
      "-coordinatorUnderUITest", "LoginCoordinator",
    ])
  }

  func testAFlowReadsAsItsSteps() {
    let content = LoginPage()
      .type("someone@example.com", in: "email")
      .type("secret", in: "password")
      .logIn()
    XCTAssertTrue(content.exists)
    XCTAssertEqual(content.email, "someone@example.com")
  }

  func testAPageThatIsNotShown() {
    XCTAssertTrue(LoginPage().exists)
    XCTAssertFalse(ContentPage().exists)
  }
}
