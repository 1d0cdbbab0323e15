import PageObjects
import XCTest

struct SignInRobot: Robot {
  @discardableResult
  func signIn(as email: String) -> Self {
    step("Sign in as \(email)") { app in
      app.textFields["cloud.mokumoku.sample.login.email"].replaceText(with: email)
      app.buttons["cloud.mokumoku.sample.login.button"].tap()
    }
  }
}

struct GreetingRobot: Robot {
  var email: String { app.staticTexts["cloud.mokumoku.sample.content.email"].label }
}

struct RowsScreen: ScreenObject {
  let app = XCUIApplication()
  var expectedElements: [XCUIElement] { [app.tables["ListView"]] }
}

struct TwoButtonsScreen: ScreenObject {
  let app = XCUIApplication()
  var more: XCUIElement { app.buttons["more"] }
  var expectedElements: [XCUIElement] { [app.otherElements["SuccessView"], more] }
}

final class RobotsAndScreensTests: XCTestCase {
  func testRobots() {
    XCUIApplication().launch(with: .coordinator("LoginCoordinator"))
    let greeting = SignInRobot().signIn(as: "ann@example.com").then(GreetingRobot.self)
    XCTAssertEqual(greeting.email, "ann@example.com")
  }

  func testScreens() {
    XCUIApplication().launch()
    RowsScreen.proven()
      .open(TwoButtonsScreen.self) { $0.app.otherElements["1"].tap() }
      .more.tap()
  }
}
