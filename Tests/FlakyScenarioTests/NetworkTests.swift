import XCTest

final class FeedAfterAPauseTests: ScenarioTestCase {
  override class var scenario: String { "feed after a pause" }

  func testPasses() throws { try runFixed() }
}

final class PictureOfAnotherHostTests: ScenarioTestCase {
  override class var scenario: String { "picture of another host" }

  func testPasses() throws { try runFixed() }
}

final class TimeoutBelowTheLatencyTests: ScenarioTestCase {
  override class var scenario: String { "timeout below the latency" }

  func testPasses() throws { try runFixed() }
}

final class PriceOutOfTheCacheTests: ScenarioTestCase {
  override class var scenario: String { "price out of the cache" }

  func testPasses() throws { try runFixed() }
}

final class CheckoutOnASlowNetworkTests: ScenarioTestCase {
  override class var scenario: String { "checkout on a slow network" }

  func testPasses() throws { try runFixed() }
}
