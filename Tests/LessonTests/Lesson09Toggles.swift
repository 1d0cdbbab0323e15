import AppTunnel
import XCTest

/// Who is signed in and what is switched on, for the tests of a class.
class ProfileTestCase: LessonTestCase {
  var user: String { "guest" }

  override class var simulatedApp: String? { "Lessons" }

  override func setUp() {
    super.setUp()
    app.launchArguments = ["-coordinatorUnderUITest", "Profile"]
    app.tunnel.accounts.use(user)
  }
}

/// Toggles and accounts.
final class Lesson09Toggles: ProfileTestCase {
  override var user: String { "member" }

  func testWrongAToggleAfterTheLaunch() {
    app.launch()
    expectFailure(
      """
      Failed to enable cashback: The app runs, and has read its toggles: switch them before launch(), or after terminate().
      """)
    app.tunnel.toggles.enable("cashback")
  }

  func testWrongAToggleThatDoesNotExist() {
    expectFailure(
      """
      Failed to enable cashBack: There is no toggle "cashBack"; the nearest is "cashback".
      """)
    app.tunnel.toggles.enable("cashBack")
  }

  func testAMemberWithTheToggle() {
    app.tunnel.toggles.enable("cashback")
    app.launch()
    XCTAssertTrue(cashback.exists)
    XCTAssertEqual(app.tunnel.accounts.current, "member")
  }

  func testAMemberWithoutTheToggle() {
    app.tunnel.toggles.disable("cashback")
    app.launch()
    XCTAssertFalse(cashback.exists)
  }
}

/// The same class of tests for somebody else.
final class Lesson09Guests: ProfileTestCase {
  func testAGuestWithTheToggle() {
    app.tunnel.toggles.enable("cashback")
    app.launch()
    XCTAssertFalse(cashback.exists)
  }
}
