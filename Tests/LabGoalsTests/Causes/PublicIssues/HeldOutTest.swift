import EventOrders
import FlakeLab
import SeededCases
import SimulatedApp
import Testing

@testable import LabGoals

/// A flaky test from a public issue as a small app, with the truth that was written before its
/// first run.
struct HeldOutTest: Sendable {
  /// The app, the flaky test and its fix, with the true cause and blame.
  let scenario: FlakyScenario
  /// The issue or pull request that it is modelled on.
  let issue: String
  /// Words; correct advice contains one of them.
  let advice: [String]

  init(
    _ name: String, _ cause: FlakeCause, _ blame: FlakeBlame = .test, from issue: String,
    advice: String..., under faults: FaultPlan = FaultPlan(), pinned: Bool = false,
    app: @escaping @Sendable () -> AppDefinition,
    fixedApp: (@Sendable () -> AppDefinition)? = nil,
    test: @escaping @MainActor @Sendable (_ page: ScenarioPage, _ isFlaky: Bool) throws -> Void
  ) {
    scenario = FlakyScenario(
      name, cause, blame: blame, fix: pinned ? .changeVersion : .refactorLogic, faults: faults,
      story: "", cure: "", app: { $0 == .flaky ? app() : (fixedApp ?? app)() },
      test: { page, form in try test(page, form == .flaky) })
    self.issue = issue
    self.advice = advice
  }

  static let all =
    ofWaits + ofTouches + ofOrders + ofSurroundings + ofChance + daily + panels + reports + offers
    + machines + passing + journeys + gestures + habits + corners + properties
    + background + flows + sights + moments + rounds + ferries + covers

  /// The tests of a usual run, which is quick; the long run takes all.
  static let usual = FuzzCount.some(of: all, every: 20)

  /// The result of a search, as `rehearse campaign search` makes it, except for the rate.
  func search(_ form: FlakyScenario.Form) -> SearchFindings {
    let variant = scenario.variant(form)
    return TestSearch(.exhaustive, runLimit: 300, estimatesRate: false)
      .findings(of: FlowTest(variant.flow, app: variant.app))
  }

  /// What a search reports about the flaky form of a test.
  static func told(of name: String) throws -> Diagnosis {
    let test = try #require(all.first { $0.scenario.name == name })
    return try #require(test.search(.flaky).failure?.diagnosis)
  }
}
