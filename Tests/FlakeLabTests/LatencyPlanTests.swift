import FlakeLab
import SimulatedApp
import VirtualTime
import XCTest

final class LatencyPlanTests: XCTestCase {
  func testAsWrittenChangesNothing() {
    let app = SmallApp.loading(.fixed(.seconds(2)))
    XCTAssertEqual(LatencyPlan.asWritten.applied(to: app), app)
  }

  func testEverydayKeepsTheCacheShareAndTheMedianOfTheRest() {
    let law = LatencyPlan.everyday.law(around: .fixed(.seconds(2)))
    XCTAssertEqual(law.faults, [])
    XCTAssertEqual(law.quantile(0.29), .milliseconds(100))
    // Half of the other seven tenths.
    XCTAssertEqual(law.quantile(0.65).inSeconds, 2, accuracy: 1e-6)
  }

  func testWhatTakesNoTimeStaysSo() {
    XCTAssertEqual(LatencyPlan.everyday.law(around: .fixed(.zero)), .fixed(.zero))
  }
}
