public import EventOrders
public import SimulatedApp
public import VirtualTime

/// Looks for an order of events in which a flow fails.
///
/// ```swift
/// let search = FlakeSearch(app: app, flow: login)
/// let result = search.run(.priorities(depth: 2), runs: 100)
/// if let found = result.failures.first { print(found.trial.failures, found.token) }
/// ```
///
/// Every run draws its latencies from the app's distributions, so every failure found can happen.
public struct FlakeSearch: Sendable {
  /// The result of a search.
  public typealias Result = SearchResult

  /// The app under test.
  public var app: AppDefinition
  /// The flow to run.
  public var flow: Flow
  /// The seed of the first run.
  public var seed: Seed = 1
  /// The time that the steps of the flow take.
  public var timing: AutomationTiming = .xcode26

  /// Makes a search.
  public init(app: AppDefinition, flow: Flow) {
    self.app = app
    self.flow = flow
  }

  /// Runs the flow with a strategy.
  ///
  /// - Parameters:
  ///   - strategy: how orders are chosen.
  ///   - runs: the most runs that are made.
  ///   - stopsAtFirst: whether the first failure ends the search.
  ///   - failure: a known failure, if only the same one counts.
  /// - Returns: the result of the search.
  public func run(
    _ strategy: SearchStrategy, runs: Int = 100, stopsAtFirst: Bool = true,
    lookingFor failure: TestFailure? = nil
  ) -> Result {
    var search = StrategySearch(test: FlowTest(flow, app: app, timing: timing), seed: seed)
    search.runLimit = runs
    search.stopsAtFirst = stopsAtFirst
    search.known = failure
    return search.run(strategy)
  }
}
