public import SimulatedApp
public import Trials
public import VirtualTime

/// Runs flows after each other on one device, to find those that depend on what ran before.
///
/// ```swift
/// print(OrderCampaign(app: app, flows: [login, cart, checkout]).run())
/// ```
///
/// Stored defaults, keychain, files, pasteboard and permissions stay from flow to flow. Each is run
/// on a fresh device first; then every ordered pair runs side by side, in one sequence of
/// `n * (n - 1) + 1` runs. A flow that ends otherwise there is a victim: shorter sequences name the
/// flow that spoils it, and those that cure it when they run between.
public struct OrderCampaign: Sendable {
  /// The app under test.
  public var app: AppDefinition
  /// What is run, at most a thousand flows.
  public var flows: [Flow]
  /// The seed of every run, so that nothing but the order tells them apart.
  public var seed: Seed = 1
  /// What is made of the loaders' latencies.
  public var latencies: SimulatedApp.LatencyPlan = .everyday
  /// What the steps of a flow cost.
  public var timing: AutomationTiming = .xcode26

  /// Makes a campaign.
  public init(app: AppDefinition, flows: [Flow]) {
    self.app = app
    self.flows = flows
  }

  /// Runs everything; the same campaign finds the same.
  public func run() -> OrderFindings {
    let runner = TrialRunner(app: CompiledApp(latencies.applied(to: app)), timing: timing)
    var search = TestOrderSearch(flows.map(\.name)) { sequence in
      var belongings: DeviceBelongings?
      return sequence.map { index in
        let (trial, left) = runner.run(flows[index], seed: seed, on: belongings)
        belongings = left
        return trial.failures.first?.summary
      }
    }
    return search.search()
  }
}
