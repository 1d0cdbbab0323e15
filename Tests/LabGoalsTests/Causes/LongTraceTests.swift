import FlakeLab
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import LabGoals

/// Runs with more events than are compared to find a cause.
@Suite struct LongTraceTests {
  /// Why a test that always fails does so, if traces are compared up to a length.
  private func reason(_ test: FlowTest, comparing limit: Int) -> String {
    let sample = Sample.run(test, seed: 1)
    var evidence = CauseEvidence(
      test: EasedTest(base: test), failing: sample, app: sample.app, samples: [sample], faults: [])
    evidence.trace = test.trace(seed: 1).trace
    evidence.passing = evidence.trace
    var rules = CauseRules(evidence, search: RemedySearch(evidence, seeds: 1, orderLimit: 1))
    rules.traceLimit = limit
    return rules.finding().reason
  }

  @Test func `orders in long runs are not compared, and it is told`() {
    let app = ScenarioApp.make("Plain") { Screen("main") { Button("Go", id: "go") } }
    let flow = Flow("fails") {
      XCUIApplication().launch()
      try Flow.require(XCUIApplication().buttons["gone"].exists, "gone")
    }
    let test = FlowTest(flow, app: app)
    let count = test.trace(seed: 1).trace.happenings.count
    #expect(count > 1 && count < CauseRules.traceLimit)
    #expect(reason(test, comparing: count) == "no single order, delay or draw decides")
    #expect(
      reason(test, comparing: count - 1)
        == "no single order, delay or draw decides; the order of more than \(count - 1) events "
        + "was not compared")
  }
}
