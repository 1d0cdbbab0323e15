package import EventOrders
package import FlakeLab
package import SimulatedApp

/// A small app with a flaky test, and the fixed and broken variants for comparison.
///
/// The flaky variant passes in some runs and fails in others. The fixed variant never fails. The
/// broken variant is the fixed test on an app with a real bug, so it always fails.
package struct FlakyScenario: Sendable {
  /// Why it is flaky.
  package typealias Subcategory = FlakeCause
  /// How it is fixed.
  package typealias Fix = FlakeFix
  /// Whether the test or the app is at fault.
  package typealias Blame = FlakeBlame

  /// The variants of a scenario.
  package enum Form: String, Sendable, CaseIterable {
    case flaky, fixed, broken
  }

  /// One app with one test.
  package struct Variant: Sendable {
    /// The app.
    package let app: AppDefinition
    /// The test, with the faults that happen in it.
    package let flow: Flow
  }

  /// The name, unique in the corpus.
  package let name: String
  /// Why the test is flaky.
  package let subcategory: Subcategory
  /// Whether the test or the app is at fault.
  package let blame: Blame
  /// The number of orders of events on which the failure depends; 0 if it depends on something
  /// else.
  package let plantedDepth: Int
  /// How it is fixed.
  package let fix: Fix
  /// The faults around the app; empty if only the latencies decide.
  package let faults: FaultPlan
  /// Pairs of events in their failing order, by parts of their words; empty if no order decides.
  ///
  /// The order of each pair alone can make the test fail.
  package let races: [(first: String, second: String)]
  /// What is pending when the last wait of the flaky test times out, by a part of its words; nil if
  /// no wait does.
  package let pending: String?
  /// What happens, in a sentence.
  package let story: String
  /// The fix, in a sentence.
  package let cure: String
  let makeApp: @Sendable (Form) -> AppDefinition
  let test: @MainActor @Sendable (ScenarioPage, Form) throws -> Void

  /// Makes a scenario.
  ///
  /// - Parameters:
  ///   - name: the name, unique in the corpus.
  ///   - subcategory: why the test is flaky.
  ///   - blame: whether the test or the app is at fault.
  ///   - depth: the number of orders of events on which the failure depends.
  ///   - fix: how it is fixed.
  ///   - faults: the faults around the app.
  ///   - races: pairs of events whose order can decide, each in the failing order.
  ///   - pending: what is pending when the last wait times out.
  ///   - story: what happens.
  ///   - cure: the fix.
  ///   - app: the app of a variant.
  ///   - test: the test of a variant; the broken variant uses the fixed test.
  init(
    _ name: String, _ subcategory: Subcategory, blame: Blame = .test, depth: Int = 0, fix: Fix,
    faults: FaultPlan = FaultPlan(), races: [(first: String, second: String)] = [],
    pending: String? = nil, story: String, cure: String,
    app: @escaping @Sendable (Form) -> AppDefinition,
    test: @escaping @MainActor @Sendable (_ page: ScenarioPage, _ form: Form) throws -> Void
  ) {
    self.name = name
    self.subcategory = subcategory
    self.blame = blame
    plantedDepth = depth
    self.fix = fix
    self.faults = faults
    self.races = races
    self.pending = pending
    self.story = story
    self.cure = cure
    makeApp = app
    self.test = test
  }

  /// One of the three variants.
  package func variant(_ form: Form) -> Variant {
    let test = test
    let flow = Flow(
      "\(name), \(form.rawValue)", expecting: form == .fixed ? .steadyPass : .mayFlake
    ) {
      try test(ScenarioPage(), form == .broken ? .fixed : form)
    }
    return Variant(app: makeApp(form), flow: flow.under(faults(of: form)))
  }

  /// The faults of a variant; a test that pins a setting is not affected by the fault that changes
  /// it.
  private func faults(of form: Form) -> FaultPlan {
    fix == .changeVersion && form != .flaky ? FaultPlan() : faults
  }

  /// Whether only the order of events decides, so that all orders can be tried.
  package var isOfOrder: Bool { faults.isEmpty }
}
