// Recorded by `rehearse open`.
import AppTunnel
import PageObjects
import XCTest

final class RecordedLoginTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.tunnel.loaders.alwaysSucceed()
  }

  @MainActor
  func testSlowLoginAndContent() {
    let slowLogin = SlowLoginPage.launch()
    slowLogin.type(email: "someone@example.com\n")
    app.tunnel.loaders.fail("signIn")
    slowLogin.tapLoginButton()
    slowLogin.waitUntilFailed()
    slowLogin.tapRetryButton()
    let content = slowLogin.waitForContentPage()
    XCTAssertTrue(content.exists)
    XCTAssertEqual(content.email, "someone@example.com")
  }
}
