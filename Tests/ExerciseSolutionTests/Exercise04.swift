import PageObjects
import XCTest

final class SignInPage: Page {
  var pageTitle: XCUIElement { app.otherElements["signIn.view"] }

  func type(email: String) -> Self { type(email, into: app.textFields["signIn.email"]) }

  func type(password: String) -> Self {
    type(password, into: app.secureTextFields["signIn.password"])
  }

  func signIn() -> ProfilePage {
    app.buttons["signIn.button"].tap()
    return ProfilePage()
  }

  private func type(_ text: String, into field: XCUIElement) -> Self {
    field.tap()
    field.typeText(text)
    return self
  }
}

final class ProfilePage: Page {
  var pageTitle: XCUIElement { app.otherElements["profile.view"] }
  var name: String { app.staticTexts["profile.name"].label }
}

final class Exercise04: XCTestCase {
  @MainActor
  func testTheProfileShowsWhoSignedIn() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "SignIn"]
    app.launch()
    let profile = SignInPage()
      .type(email: "ann@example.com")
      .type(password: "secret")
      .signIn()
    XCTAssertTrue(profile.exists)
    XCTAssertEqual(profile.name, "ann@example.com")
  }
}
