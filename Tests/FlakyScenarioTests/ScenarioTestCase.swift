import LabGoals
import SimulatedApp
import XCTest

/// A UI test of one scenario's fixed app, as its team would have it after the mend.
class ScenarioTestCase: XCTestCase {
  /// The scenario's name.
  class var scenario: String { "" }

  override class var simulatedAppDefinition: AppDefinition? {
    FlakyScenario.named(scenario)?.variant(.fixed).app
  }

  override func setUp() { continueAfterFailure = false }

  /// Does what the scenario's fixed test does.
  func runFixed() throws {
    let scenario = try XCTUnwrap(FlakyScenario.named(Self.scenario))
    try scenario.variant(.fixed).flow.body()
  }
}
