// Written by `rehearse walks`: run it again when the screens have changed.
import AppTunnel
import SimulatedApp
import XCTest

/// Goes to every state of Sample in the fewest moves.
final class SampleStateTests: XCTestCase {
  override class var simulatedTiming: AutomationTiming? { .zero }

  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.tunnel.loaders.alwaysSucceed()
  }

  @MainActor
  func testListOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "ListCoordinator"]
    app.launch()
    XCTAssertTrue(app.tables["ListView"].exists)
  }

  @MainActor
  func testSimpleOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "SimpleCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["SimpleView"].exists)
  }

  @MainActor
  func testSimpleLeadsToSimpleLoaded() {
    app.launchArguments = ["-coordinatorUnderUITest", "SimpleCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // wait: simple, loaded
    XCTAssertTrue(app.otherElements["SuccessView"].waitForExistence(timeout: 3))
  }

  @MainActor
  func testSimpleLeadsToSimpleFailed() {
    app.launchArguments = ["-coordinatorUnderUITest", "SimpleCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // wait, and loading fails: simple, failed
    app.tunnel.loaders.fail("details")
    XCTAssertTrue(app.otherElements["FailureView"].waitForExistence(timeout: 3))
  }

  @MainActor
  func testLoginOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "LoginCoordinator"]
    app.launch()
    XCTAssertTrue(app.textFields["cloud.mokumoku.sample.login.email"].exists)
  }

  @MainActor
  func testSlowLoginOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "SlowLoginCoordinator"]
    app.launch()
    XCTAssertTrue(app.textFields["slow.login.email"].exists)
  }

  @MainActor
  func testSlowLoginLeadsToSlowLoginLoading() {
    app.launchArguments = ["-coordinatorUnderUITest", "SlowLoginCoordinator"]
    app.launch()
    XCTAssertTrue(app.textFields["slow.login.email"].exists)

    // tap "Login": slowLogin, loading
    app.buttons["slow.login.button"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)
  }

  @MainActor
  func testSlowLoginLeadsToSlowLoginFailed() {
    app.launchArguments = ["-coordinatorUnderUITest", "SlowLoginCoordinator"]
    app.launch()
    XCTAssertTrue(app.textFields["slow.login.email"].exists)

    // tap "Login": slowLogin, loading
    app.buttons["slow.login.button"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)

    // wait, and loading fails: slowLogin, failed
    app.tunnel.loaders.fail("signIn")
    XCTAssertTrue(app.staticTexts["slow.login.error"].waitForExistence(timeout: 3))
  }

  @MainActor
  func testContentOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "ContentCoordinator"]
    app.launch()
    XCTAssertTrue(app.staticTexts["cloud.mokumoku.sample.content.email"].exists)
  }

  @MainActor
  func testHomeOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "HomeCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["home_mainView"].exists)
  }

  @MainActor
  func testLabelOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "LabelCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["label_mainView"].exists)
  }

  @MainActor
  func testButtonOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "ButtonCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["button_mainView"].exists)
  }

  @MainActor
  func testTextFieldOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "TextFieldCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["textField_mainView"].exists)
  }

  @MainActor
  func testImageOpens() {
    app.launchArguments = ["-coordinatorUnderUITest", "ImageCoordinator"]
    app.launch()
    XCTAssertTrue(app.otherElements["image_mainView"].exists)
  }
}
