import XCTest

final class ConnectedKeyboardTests: ScenarioTestCase {
  override class var scenario: String { "connected keyboard" }

  func testPasses() throws { try runFixed() }
}

final class PromptInGermanTests: ScenarioTestCase {
  override class var scenario: String { "prompt in German" }

  func testPasses() throws { try runFixed() }
}

final class LockOnASlowDeviceTests: ScenarioTestCase {
  override class var scenario: String { "lock on a slow device" }

  func testPasses() throws { try runFixed() }
}
