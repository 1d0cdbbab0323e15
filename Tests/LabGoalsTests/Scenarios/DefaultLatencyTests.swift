import FlakeLab
import SimulatedApp
import Testing
import Trials

@testable import EventOrders
@testable import LabGoals

@Suite("Scenarios under the default latencies") struct DefaultLatencyTests {
  private func run(_ scenario: FlakyScenario, _ form: FlakyScenario.Form) -> FlowResult? {
    let variant = scenario.variant(form)
    var campaign = Campaign(app: variant.app, flows: [variant.flow])
    campaign.runs = 100
    return campaign.run().first
  }

  @Test(arguments: FlakyScenario.usual)
  func `the fixed test never fails`(scenario: FlakyScenario) throws {
    let result = try #require(run(scenario, .fixed))
    #expect(result.failureGroups.isEmpty)
  }

  @Test(arguments: FlakyScenario.usual)
  func `the flaky test passes in some runs and fails in others`(scenario: FlakyScenario) throws {
    let result = try #require(run(scenario, .flaky))
    #expect(result.verdict == .flaky, "\(result.rate)")
  }

  @Test(arguments: FlakyScenario.usual.filter(\.isOfOrder))
  func `no order of events fails the fixed test`(scenario: FlakyScenario) {
    let variant = scenario.variant(.fixed)
    var search = OrderSearch(
      app: LatencyPlan.everyday.applied(to: variant.app), flow: variant.flow)
    search.run { $0.trial.outcome == .failed }
    #expect(OrderCertificate(of: search) != nil)
  }
}
