package import EventOrders
package import FlakeLab
package import SimulatedApp

/// A small app and a test of it that fails now and then, with the two that it is compared with.
///
/// The flaky variant passes in some runs and fails in others. The fixed one never fails, and the
/// broken one is the fixed test on an app that has a real fault, so that it always fails.
package struct FlakyScenario: Sendable {
  /// Why it is flaky.
  package typealias Subcategory = FlakeCause
  /// How it is mended.
  package typealias Fix = FlakeFix
  /// Which of the two has the fault.
  package typealias Blame = FlakeBlame

  /// Which of a scenario's variants is asked for.
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

  /// The name, unlike that of any other.
  package let name: String
  /// Why the test is flaky.
  package let subcategory: Subcategory
  /// Whose fault it is.
  package let blame: Blame
  /// How many orders of events the failure hangs on; 0 where it hangs on something else.
  package let plantedDepth: Int
  /// How it is mended.
  package let fix: Fix
  /// What goes wrong around the app; nothing where the latencies alone decide.
  package let faults: FaultPlan
  /// What happens, in a sentence.
  package let story: String
  /// What mends it, in a sentence.
  package let cure: String
  let makeApp: @Sendable (Form) -> AppDefinition
  let test: @Sendable (ScenarioPage, Form) throws -> Void

  /// Makes a scenario.
  ///
  /// - Parameters:
  ///   - name: the name, unlike that of any other.
  ///   - subcategory: why the test is flaky.
  ///   - blame: whose fault it is.
  ///   - depth: how many orders of events the failure hangs on.
  ///   - fix: how it is mended.
  ///   - faults: what goes wrong around the app.
  ///   - story: what happens.
  ///   - cure: what mends it.
  ///   - app: the app of a variant.
  ///   - test: the test; that of the broken variant is the fixed one.
  init(
    _ name: String, _ subcategory: Subcategory, blame: Blame = .test, depth: Int = 0, fix: Fix,
    faults: FaultPlan = FaultPlan(), story: String, cure: String,
    app: @escaping @Sendable (Form) -> AppDefinition,
    test: @escaping @Sendable (_ page: ScenarioPage, _ form: Form) throws -> Void
  ) {
    self.name = name
    self.subcategory = subcategory
    self.blame = blame
    plantedDepth = depth
    self.fix = fix
    self.faults = faults
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

  /// A test that pins what it runs on is not met by the fault that changes it.
  private func faults(of form: Form) -> FaultPlan {
    fix == .changeVersion && form != .flaky ? FaultPlan() : faults
  }

  /// Whether the order of events alone decides, so that all orders can be tried.
  package var isOfOrder: Bool { faults.isEmpty }
}
