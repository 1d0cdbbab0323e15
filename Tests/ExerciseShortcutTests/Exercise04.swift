import PageObjects
import XCTest

final class SignInPage: Page {
  var pageTitle: XCUIElement { app.otherElements["signIn.view"] }
  var email: XCUIElement { app.textFields["signIn.email"] }
  var password: XCUIElement { app.secureTextFields["signIn.password"] }
  var button: XCUIElement { app.buttons["signIn.button"] }
}

final class ProfilePage: Page {
  var pageTitle: XCUIElement { app.otherElements["profile.view"] }
  var name: String { app.staticTexts["profile.name"].label }
}

/// Has pages that only hand out their elements.
final class Exercise04: XCTestCase {
  @MainActor
  func testTheProfileShowsWhoSignedIn() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "SignIn"]
    app.launch()
    let page = SignInPage()
    page.email.tap()
    page.email.typeText("ann@example.com")
    page.password.tap()
    page.password.typeText("secret")
    page.button.tap()
    let profile = ProfilePage()
    XCTAssertTrue(profile.exists)
    XCTAssertEqual(profile.name, "ann@example.com")
  }
}
