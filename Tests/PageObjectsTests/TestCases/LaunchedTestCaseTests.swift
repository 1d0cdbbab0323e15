import AppTunnel
import PageObjects
import XCTest

/// The ground of the shop's tests, made of the kit alone.
class KitShopTestCase: LaunchedTestCase {
  override class var simulatedApp: String? { "Shop" }

  override var usualOptions: [LaunchOption] {
    [.userDefault("sawTour", "YES"), .userDefault("sawCashbackNews", "YES"), .animationsOff]
  }
}

final class LaunchedTestCaseTests: KitShopTestCase {
  override var account: String? { "member" }

  func testTheAccountIsSignedIn() {
    XCTAssertEqual(launch(.coordinator("Bazaar")).tunnel.accounts.current, "member")
  }

  func testTogglesAreSwitched() {
    enable("cashback")
    disable("opinions")
    let app = launch(.coordinator("Bazaar"))
    XCTAssertEqual(app.tunnel.toggles["cashback"], true)
    XCTAssertEqual(app.tunnel.toggles["opinions"], false)
    XCTAssertEqual(app.tunnel.toggles["newSearch"], false)
  }

  func testDataOfAToggleArrive() {
    launchState.enable("cashback", info: ["percent": 7])
    let app = launch(.coordinator("Bazaar"))
    XCTAssertEqual(app.tunnel.toggles.info(of: "cashback"), ["percent": 7])
  }

  func testExperimentsAreWaitedFor() {
    launchState.waitsForExperiments = true
    let app = launch(.coordinator("Bazaar"))
    XCTAssertEqual(app.tunnel.experiments["compactSummary"], true)
  }

  func testEachTestBeginsAnew() {
    XCTAssertEqual(launchState.toggles, [:])
    XCTAssertFalse(continueAfterFailure)
  }
}
