import AppTunnel
import XCTest

class ProfileTestCase: XCTestCase {
  let app = XCUIApplication()

  /// Override it in a class whose tests need somebody else.
  var user: String { "guest" }

  func launch(cashback: Bool) {
    app.launchArguments = ["-coordinatorUnderUITest", "Profile"]
    app.tunnel.accounts.use(user)
    if cashback { app.tunnel.toggles.enable("cashback") }
    app.launch()
  }

  var showsCashback: Bool { app.staticTexts["profile.cashback"].exists }
}

/// Tests the case that everybody tests.
final class Exercise09: ProfileTestCase {
  override var user: String { "member" }

  func testAMemberSeesCashback() {
    launch(cashback: true)
    XCTAssertTrue(showsCashback)
  }
}
