import PageObjects
import XCTest

class AccountTestCase: LaunchedTestCase {
  override class var simulatedApp: String? { "Shop" }
  override var usualOptions: [LaunchOption] {
    [.userDefault("sawTour", "YES"), .userDefault("sawCashbackNews", "YES"), .animationsOff]
  }
}

final class AccountTests: AccountTestCase {
  override var account: String? { "plus" }

  func testTheBadge() {
    enable("cashback")
    let app = launch(.coordinator("Bazaar"))
    XCTAssertTrue(app.tabBars.firstMatch.exists)
  }
}

struct ReportedOpenings: AnalyticsSource {
  let events = [ReportedEvent("open", ["sku": "lamp"]), ReportedEvent("open", ["sku": "rug"])]
}

final class LaunchingWithAStateTests: XCTestCase {
  func testOptions() {
    let app = XCUIApplication()
    app.launch(with: .languages(.german), .locale(.germany), .textSize(.extraLarge), .animationsOff)
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testReports() {
    assertReported("open", where: ["sku": "lamp"], times: 1, in: ReportedOpenings())
  }
}
