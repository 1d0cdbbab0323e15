// Written by `rehearse walks`: run it again when the screens have changed.
import AppTunnel
import SimulatedApp
import XCTest

/// Takes every transition of Sample: 52 moves in 14 tests.
final class SampleTourTests: XCTestCase {
  override class var simulatedTiming: AutomationTiming? { .zero }

  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.tunnel.loaders.alwaysSucceed()
  }

  private func launch(_ coordinator: String) {
    app.launchArguments = ["-coordinatorUnderUITest", coordinator]
    app.launch()
  }

  @MainActor
  func testListAndSimple() {
    launch("ListCoordinator")
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap a cell: simple, loading
    app.cells.containing(.other, identifier: "1").element.tap()
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // go back: list, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap a cell: simple, loading
    app.cells.containing(.other, identifier: "1").element.tap()
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // wait: simple, loaded
    XCTAssertTrue(app.otherElements["SuccessView"].waitForExistence(timeout: 3))

    // go back: list, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap a cell: simple, loading
    app.cells.containing(.other, identifier: "1").element.tap()
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // wait, and loading fails: simple, failed
    app.tunnel.loaders.fail("details")
    XCTAssertTrue(app.otherElements["FailureView"].waitForExistence(timeout: 3))

    // tap "Retry": simple, loading
    app.buttons["RetryButton"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)

    // wait, and loading fails: simple, failed
    app.tunnel.loaders.fail("details")
    XCTAssertTrue(app.otherElements["FailureView"].waitForExistence(timeout: 3))

    // go back: list, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)
  }

  @MainActor
  func testList() {
    launch("ListCoordinator")
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["1"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["First"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["2"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Second"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["3"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Third"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)
  }

  @MainActor
  func testList2() {
    launch("ListCoordinator")
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["4"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Fourth"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["5"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Fifth"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["6"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Sixth"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)
  }

  @MainActor
  func testList3() {
    launch("ListCoordinator")
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["7"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Seventh"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["8"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Eighth"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)

    // tap "More Info": list, shown
    app.otherElements["9"].buttons["InfoButton"].tap()
    XCTAssertTrue(app.alerts["Ninth"].exists)

    // answer the alert with "OK": list, shown
    app.buttons["OK"].tap()
    XCTAssertTrue(app.tables["ListView"].exists)
  }

  @MainActor
  func testSimple() {
    launch("SimpleCoordinator")
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // wait, and loading fails: simple, failed
    app.tunnel.loaders.fail("details")
    XCTAssertTrue(app.otherElements["FailureView"].waitForExistence(timeout: 3))

    // tap "Retry": simple, loading
    app.buttons["RetryButton"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)

    // wait: simple, loaded
    XCTAssertTrue(app.otherElements["SuccessView"].waitForExistence(timeout: 3))
  }

  @MainActor
  func testLoginAndContent() {
    launch("LoginCoordinator")
    XCTAssertTrue(app.textFields["cloud.mokumoku.sample.login.email"].exists)

    // tap "Login": content, shown
    app.buttons["cloud.mokumoku.sample.login.button"].tap()
    XCTAssertTrue(app.staticTexts["cloud.mokumoku.sample.content.email"].exists)

    // go back: login, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.textFields["cloud.mokumoku.sample.login.email"].exists)

    // tap "Login" with the fields filled in: content, shown
    app.textFields["cloud.mokumoku.sample.login.email"].tap()
    app.textFields["cloud.mokumoku.sample.login.email"].typeText("sample1@example.com\n")
    app.secureTextFields["cloud.mokumoku.sample.login.password"].tap()
    app.secureTextFields["cloud.mokumoku.sample.login.password"].typeText("sample1@example.com\n")
    app.buttons["cloud.mokumoku.sample.login.button"].tap()
    XCTAssertTrue(app.staticTexts["cloud.mokumoku.sample.content.email"].exists)
  }

  @MainActor
  func testSlowLoginAndContent() {
    launch("SlowLoginCoordinator")
    XCTAssertTrue(app.textFields["slow.login.email"].exists)

    // tap "Login": slowLogin, loading
    app.buttons["slow.login.button"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)

    // wait: content, shown
    XCTAssertTrue(
      app.staticTexts["cloud.mokumoku.sample.content.email"].waitForExistence(timeout: 3))

    // go back: slowLogin, idle
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.textFields["slow.login.email"].exists)

    // tap "Login" with the fields filled in: slowLogin, loading
    app.textFields["slow.login.email"].tap()
    app.textFields["slow.login.email"].typeText("sample1@example.com\n")
    app.secureTextFields["slow.login.password"].tap()
    app.secureTextFields["slow.login.password"].typeText("sample1@example.com\n")
    app.buttons["slow.login.button"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)

    // wait, and loading fails: slowLogin, failed
    app.tunnel.loaders.fail("signIn")
    XCTAssertTrue(app.staticTexts["slow.login.error"].waitForExistence(timeout: 3))

    // tap "Try Again": slowLogin, loading
    app.buttons["slow.login.retry"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)

    // wait, and loading fails: slowLogin, failed
    app.tunnel.loaders.fail("signIn")
    XCTAssertTrue(app.staticTexts["slow.login.error"].waitForExistence(timeout: 3))

    // tap "Try Again" with the fields filled in: slowLogin, loading
    app.buttons["slow.login.retry"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)
  }

  @MainActor
  func testContentOpens() {
    launch("ContentCoordinator")
    XCTAssertTrue(app.staticTexts["cloud.mokumoku.sample.content.email"].exists)
  }

  @MainActor
  func testHomeAndLabelAndButtonAndTextField() {
    launch("HomeCoordinator")
    XCTAssertTrue(app.otherElements["home_mainView"].exists)

    // tap a cell: label, shown
    app.cells.containing(.staticText, identifier: "Label").element.tap()
    XCTAssertTrue(app.otherElements["label_mainView"].exists)

    // go back: home, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.otherElements["home_mainView"].exists)

    // tap a cell: button, shown
    app.cells.containing(.staticText, identifier: "Button").element.tap()
    XCTAssertTrue(app.otherElements["button_mainView"].exists)

    // tap "Tap me": button, shown
    app.buttons["button_button"].tap()
    XCTAssertEqual(app.staticTexts["button_label"].label, "1")

    // go back: home, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.otherElements["home_mainView"].exists)

    // tap a cell: textField, editing
    app.cells.containing(.staticText, identifier: "Text Field").element.tap()
    XCTAssertTrue(app.otherElements["textField_mainView"].exists)

    // go back: home, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.otherElements["home_mainView"].exists)
  }

  @MainActor
  func testHomeAndImage() {
    launch("HomeCoordinator")
    XCTAssertTrue(app.otherElements["home_mainView"].exists)

    // tap a cell: image, shown
    app.cells.containing(.staticText, identifier: "Image").element.tap()
    XCTAssertTrue(app.otherElements["image_mainView"].exists)

    // go back: home, shown
    app.buttons["BackButton"].tap()
    XCTAssertTrue(app.otherElements["home_mainView"].exists)
  }

  @MainActor
  func testLabelOpens() {
    launch("LabelCoordinator")
    XCTAssertTrue(app.otherElements["label_mainView"].exists)
  }

  @MainActor
  func testButton() {
    launch("ButtonCoordinator")
    XCTAssertTrue(app.otherElements["button_mainView"].exists)

    // tap "Tap me": button, shown
    app.buttons["button_button"].tap()
    XCTAssertEqual(app.staticTexts["button_label"].label, "1")
  }

  @MainActor
  func testTextFieldOpens() {
    launch("TextFieldCoordinator")
    XCTAssertTrue(app.otherElements["textField_mainView"].exists)
  }

  @MainActor
  func testImageOpens() {
    launch("ImageCoordinator")
    XCTAssertTrue(app.otherElements["image_mainView"].exists)
  }
}
