import PageObjects
import XCTest

/// Lesson 4: move all that knows the screens into two pages, SignInPage and ProfilePage.
final class Exercise04: XCTestCase {
  @MainActor
  func testTheProfileShowsWhoSignedIn() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "SignIn"]
    app.launch()
    app.textFields["signIn.email"].tap()
    app.textFields["signIn.email"].typeText("ann@example.com")
    app.secureTextFields["signIn.password"].tap()
    app.secureTextFields["signIn.password"].typeText("secret")
    app.buttons["signIn.button"].tap()
    XCTAssertTrue(app.otherElements["profile.view"].exists)
    XCTAssertEqual(app.staticTexts["profile.name"].label, "ann@example.com")
  }
}
