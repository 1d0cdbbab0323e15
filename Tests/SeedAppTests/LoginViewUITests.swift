import XCTest

final class LoginViewUITests: XCTestCase {
  func testLogin() {
    XCUIApplication().launch()

    let loginPage = LoginPage()
    let contentPage = ContentPage()
    XCTContext.runActivity(named: "Fill text fields and login") { _ in
      let contentPage =
        loginPage
        .typeEmail("hoge@example.com")
        .typePassword("password")
        .login()
      XCTAssertTrue(contentPage.exists, "Login failed")
    }
    XCTContext.runActivity(named: "Check content page elements") { _ in
      XCTAssertEqual(contentPage.email, "hoge@example.com", "e-mail is not displayed")
    }
  }
}
