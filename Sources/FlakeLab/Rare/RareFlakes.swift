import EventOrders
public import SimulatedApp
public import Trials
public import VirtualTime

/// Estimates how often a flow fails, down to once in many millions of runs.
///
/// ```swift
/// let estimate = RareFlakes(app: app, flow: checkout).estimate()
/// print(estimate)  // 1.02e-6 (9.41e-7 to 1.11e-6)
/// ```
///
/// First it searches for orders of events that fail. Then it draws runs near those orders and
/// weights each by its probability under the latencies' distributions.
public struct RareFlakes: Sendable {
  /// The app under test.
  public var app: AppDefinition
  /// The flow to run.
  public var flow: Flow
  /// Decides every draw.
  public var seed: Seed = 1
  /// The time that the steps of the flow take.
  public var timing: AutomationTiming = .xcode26
  /// The most runs, including those of the search.
  public var runLimit: Int = 100_000
  /// The most runs of the search for failing orders.
  public var searchLimit: Int = 1_000
  /// The wanted half width of the interval, as a share of the probability.
  public var precision: Double = 0.1

  /// The most failing orders near which runs are drawn.
  static let witnessLimit = 12

  /// Prepares an estimate.
  public init(app: AppDefinition, flow: Flow) {
    self.app = app
    self.flow = flow
  }

  /// The failing runs of a search near which others are drawn.
  static func witnesses(among runs: [OrderSearch.Run]) -> [OrderSearch.Run] {
    Array(runs.filter { $0.trial.outcome == .failed }.prefix(witnessLimit))
  }

  /// Makes the runs.
  public func estimate() -> RareFlakeEstimate {
    let test = FlowTest(flow, app: app, timing: timing)
    var search = OrderSearch(test: test, seed: seed)
    search.runLimit = min(searchLimit, runLimit / 4)
    search.probesInARow = 0
    search.run()
    var sampler = RareSampler(seed: seed) { draws, seed in
      test.run(seed: seed, scheduler: draws).trial.failures.first
    }
    sampler.effort.runLimit = runLimit - search.runsMade
    sampler.effort.precision = precision
    return sampler.estimate(witnesses: Self.witnesses(among: search.runs).map(\.normalDraws))
      .counting(search.runsMade)
  }
}
