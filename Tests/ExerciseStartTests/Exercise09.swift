import AppTunnel
import XCTest

/// Lesson 9: only a member sees cash-back, and only with the toggle.
final class Exercise09: XCTestCase {
  func testAMemberSeesCashback() {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", "Profile"]
    app.launch()
    app.tunnel.accounts.use("member")
    app.tunnel.toggles.enable("cashback")
    XCTAssertTrue(app.staticTexts["profile.cashback"].exists)
  }
}
