public import SimulatedApp
public import Trials
public import VirtualTime

/// Runs flows one after another on one device to find those that depend on earlier ones.
///
/// ```swift
/// print(OrderCampaign(app: app, flows: [login, cart, checkout]).run())
/// ```
///
/// Stored defaults, keychain, files, pasteboard and permissions are kept from flow to flow. Each
/// flow first runs on a fresh device. Then one sequence of `n * (n - 1) + 1` runs contains every
/// ordered pair of flows in direct succession. A flow with a different result there is a victim.
/// Shorter sequences find the flow that causes the failure, and the flows that prevent it when they
/// run in between.
public struct OrderCampaign: Sendable {
  /// The app under test.
  public var app: AppDefinition
  /// The flows to run, at most a thousand.
  public var flows: [Flow]
  /// The seed of every run, so that runs differ only in the order of the flows.
  public var seed: Seed = 1
  /// How the campaign changes the loaders' latencies.
  public var latencies: VirtualTime.LatencyPlan = .everyday
  /// The time that the steps of a flow take.
  public var timing: AutomationTiming = .xcode26

  /// Makes a campaign.
  public init(app: AppDefinition, flows: [Flow]) {
    self.app = app
    self.flows = flows
  }

  /// Runs everything; equal campaigns give equal results.
  public func run() -> OrderFindings {
    let runner = TrialRunner(
      app: CompiledApp(app, variant: nil, latencies: latencies), timing: timing)
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
