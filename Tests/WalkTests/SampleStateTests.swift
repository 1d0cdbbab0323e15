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

  private func launch(_ coordinator: String) {
    app.launchArguments = ["-coordinatorUnderUITest", coordinator]
    app.launch()
  }

  @MainActor
  func testListOpens() {
    launch("ListCoordinator")
    XCTAssertTrue(app.tables["ListView"].exists)
  }

  @MainActor
  func testSimpleOpens() {
    launch("SimpleCoordinator")
    XCTAssertTrue(app.otherElements["SimpleView"].exists)
  }

  @MainActor
  func testLoginOpens() {
    launch("LoginCoordinator")
    XCTAssertTrue(app.textFields["cloud.mokumoku.sample.login.email"].exists)
  }

  @MainActor
  func testSlowLoginOpens() {
    launch("SlowLoginCoordinator")
    XCTAssertTrue(app.textFields["slow.login.email"].exists)
  }

  @MainActor
  func testContentOpens() {
    launch("ContentCoordinator")
    XCTAssertTrue(app.staticTexts["cloud.mokumoku.sample.content.email"].exists)
  }

  @MainActor
  func testHomeOpens() {
    launch("HomeCoordinator")
    XCTAssertTrue(app.otherElements["home_mainView"].exists)
  }

  @MainActor
  func testLabelOpens() {
    launch("LabelCoordinator")
    XCTAssertTrue(app.otherElements["label_mainView"].exists)
  }

  @MainActor
  func testButtonOpens() {
    launch("ButtonCoordinator")
    XCTAssertTrue(app.otherElements["button_mainView"].exists)
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

  @MainActor
  func testSimpleLeadsToSimpleLoaded() {
    launch("SimpleCoordinator")
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // wait: simple, loaded
    XCTAssertTrue(app.otherElements["SuccessView"].waitForExistence(timeout: 3))
  }

  @MainActor
  func testSimpleLeadsToSimpleFailed() {
    launch("SimpleCoordinator")
    XCTAssertTrue(app.otherElements["SimpleView"].exists)

    // wait, and loading fails: simple, failed
    app.tunnel.loaders.fail("details")
    XCTAssertTrue(app.otherElements["FailureView"].waitForExistence(timeout: 3))
  }

  @MainActor
  func testSlowLoginLeadsToSlowLoginLoading() {
    launch("SlowLoginCoordinator")
    XCTAssertTrue(app.textFields["slow.login.email"].exists)

    // tap "Login": slowLogin, loading
    app.buttons["slow.login.button"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)
  }

  @MainActor
  func testSlowLoginLeadsToSlowLoginFailed() {
    launch("SlowLoginCoordinator")
    XCTAssertTrue(app.textFields["slow.login.email"].exists)

    // tap "Login": slowLogin, loading
    app.buttons["slow.login.button"].tap()
    XCTAssertTrue(app.activityIndicators["LoadingView"].exists)

    // wait, and loading fails: slowLogin, failed
    app.tunnel.loaders.fail("signIn")
    XCTAssertTrue(app.staticTexts["slow.login.error"].waitForExistence(timeout: 3))
  }
}
