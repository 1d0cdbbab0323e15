import XCTest

final class RowBelowTheEdgeTests: ScenarioTestCase {
  override class var scenario: String { "row below the edge" }

  func testPasses() throws { try runFixed() }
}

final class CoordinateOfOneDeviceTests: ScenarioTestCase {
  override class var scenario: String { "coordinate of one device" }

  func testPasses() throws { try runFixed() }
}

final class CellOutOfSightTests: ScenarioTestCase {
  override class var scenario: String { "cell out of sight" }

  func testPasses() throws { try runFixed() }
}
