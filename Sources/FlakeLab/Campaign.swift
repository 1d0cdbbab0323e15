public import SimulatedApp
public import VirtualTime

/// Runs flows with many seeds to measure how often each of them fails.
///
/// ```swift
/// var campaign = Campaign(app: try AppFolder("Screens").load(), flows: [login])
/// campaign.runs = 200
/// for flow in campaign.run() { print(flow.name, flow.verdict, flow.rate) }
/// ```
///
/// The result depends only on the app, the flows, the seeds, the latencies and the timing. The
/// number of threads changes only the duration.
public struct Campaign: Sendable {
  /// The app under test.
  public var app: AppDefinition
  /// The flows to run.
  public var flows: [Flow]
  /// The seed of each flow's first run; each further run uses the next number.
  public var firstSeed: Seed = 1
  /// How many times each flow is run.
  public var runs: Int = 1_000
  /// How the campaign changes the loaders' latencies.
  public var latencies: LatencyPlan = .everyday
  /// The time that the steps of a flow take.
  public var timing: AutomationTiming = .xcode26
  /// How many threads share the work.
  public var threads: Int = 1
  /// The number of failures after which a flow is no longer run; nil makes all runs.
  public var failureLimit: Int?

  /// Makes a campaign with 1,000 runs of each flow.
  public init(app: AppDefinition, flows: [Flow]) {
    self.app = app
    self.flows = flows
  }

  /// Runs everything.
  ///
  /// - Parameter progress: called from time to time with the number of finished runs, from any of
  ///   the threads but never from two at once.
  /// - Returns: one result for each flow, in the order of the flows.
  public func run(progress: @escaping @Sendable (_ finished: Int) -> Void = { _ in })
    -> [FlowResult]
  {
    let runner = runner
    let seeds = max(0, runs)
    let split = WorkSplit(
      flows: flows.count, runs: seeds, firstSeed: firstSeed,
      failureLimit: failureLimit.map { max(1, $0) },
      progress: progress)
    split.run(threads: threads) { flow, run in
      runner.run(flows[flow], seed: seed(of: run))
    }
    return zip(flows, split.trials()).map { FlowResult(flow: $0, trials: $1) }
  }

  /// Runs a flow again and returns the journal of the run, in UTF-8.
  public func journal(of flow: Flow, seed: Seed) -> [UInt8] {
    runner.journal(of: flow, seed: seed)
  }

  /// The app with the latencies of the plan; the journal of a trial is replayed on it.
  package var plannedApp: CompiledApp { CompiledApp(app, variant: nil, latencies: latencies) }

  private var runner: TrialRunner { TrialRunner(app: plannedApp, timing: timing) }

  private func seed(of run: Int) -> Seed { Seed(firstSeed.value &+ UInt64(run)) }
}
