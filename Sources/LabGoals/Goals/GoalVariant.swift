import FlakeLab
import SimulatedApp
import VirtualTime

/// An app with a test, in the form that measurements run.
struct GoalVariant: Sendable {
  let name: String
  let app: AppDefinition
  let flow: Flow

  init(_ scenario: FlakyScenario, _ form: FlakyScenario.Form) {
    let variant = scenario.variant(form)
    self.init("\(scenario.name)", app: variant.app, flow: variant.flow)
  }

  init(_ name: String, app: AppDefinition, flow: Flow) {
    self.name = name
    self.app = app
    self.flow = flow
  }

  /// The same with the latencies of a plan.
  func with(_ plan: LatencyPlan) -> GoalVariant {
    GoalVariant(name, app: plan.applied(to: app), flow: flow)
  }

  var runner: TrialRunner { TrialRunner(app: CompiledApp(app), timing: .xcode26) }

  /// The same, in the form that searches run.
  var test: FlowTest { FlowTest(flow, app: app) }

  /// A search that begins with the run of a seed.
  func search(seed: Seed = 1) -> OrderSearch { OrderSearch(app: app, flow: flow, seed: seed) }

  /// Plain runs of the seeds from 1 to a count, shared by a number of threads.
  func plainRuns(_ count: Int, threads: Int = 1) -> [Trial] {
    var campaign = Campaign(app: app, flows: [flow])
    campaign.runs = count
    campaign.threads = threads
    campaign.latencies = .asWritten
    return campaign.run()[0].trials
  }
}
