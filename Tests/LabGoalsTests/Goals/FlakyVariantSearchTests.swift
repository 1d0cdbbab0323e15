import EventOrders
import Testing

@testable import LabGoals

@Suite("Searches that begin anywhere") struct FlakyVariantSearchTests {
  @Test(arguments: FlakyScenario.usual)
  func `an exhaustive search finds the failure from every seed`(scenario: FlakyScenario) {
    let counts = BlindGoal.counts(GoalVariant(scenario, .flaky), .exhaustive, seeds: 10)
    #expect(counts.misses == 0, "\(counts.runs)")
  }

  @Test(arguments: FlakyScenario.usual)
  func `a known failure comes again`(scenario: FlakyScenario) {
    let cases = ReproductionGoal.cases(of: scenario, atMost: 2)
    #expect(cases.allSatisfy { $0.runs != nil }, "\(cases)")
  }
}
