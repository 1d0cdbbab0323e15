import PageObjects
import XCTest

private struct LoginRobot: Robot {
  @discardableResult
  func logIn(as email: String) -> Self {
    step("Log in as \(email)") { app in
      app.textFields["cloud.mokumoku.sample.login.email"].replaceText(with: email)
      app.secureTextFields["cloud.mokumoku.sample.login.password"].replaceText(with: "secret")
      app.buttons["cloud.mokumoku.sample.login.button"].tap()
    }
  }
}

private struct ContentRobot: Robot {
  var email: String { app.staticTexts["cloud.mokumoku.sample.content.email"].label }
}

final class RobotTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
    XCUIApplication().launch(with: .coordinator("LoginCoordinator"))
  }

  func testARobotActsAndHandsOver() {
    let content = LoginRobot().logIn(as: "ann@example.com").then(ContentRobot.self)
    XCTAssertEqual(content.email, "ann@example.com")
  }

  func testARobotInAClosure() {
    robot(LoginRobot.self) { $0.logIn(as: "bob@example.com") }
      .then(ContentRobot.self) { XCTAssertEqual($0.email, "bob@example.com") }
  }
}
