public import SimulatedApp
public import VirtualTime

/// Runs a scenario with ways to wait over the same seeds, and holds them against the perfect wait.
///
/// ```swift
/// let report = WaitComparison(opening).run()
/// print(report)
/// ```
public struct WaitComparison: Sendable {
  /// What is compared.
  public let scenario: WaitScenario
  /// How many seeds each strategy is run with.
  public var runs: Int = 2_000
  /// The first seed.
  public var firstSeed: Seed = 1
  /// What the steps cost.
  public var timing: AutomationTiming = .xcode26
  /// How often a test with ``waits`` of them may fail.
  public var wantedRate: Double = 0.0015
  /// How many waits a test has.
  public var waits: Int = 20

  /// How often the recommended wait looks: each look costs time too.
  public static let pollInterval: VirtualDuration = .milliseconds(10)
  /// Runs that are followed to learn what the action does.
  private static let lessons = 20

  /// Prepares a comparison.
  public init(_ scenario: WaitScenario) { self.scenario = scenario }

  /// The wait that keeps the wanted rate in hardly more time than is needed.
  ///
  /// It looks often, and its timeout is the quantile of the sum of all latencies that are drawn.
  public func recommended() -> WaitStrategy {
    let runner = WaitRunner(scenario, timing: timing)
    let laws = runner.laws(seed: firstSeed.derived(-1))
    let fixed = lessons(runner).compactMap(\.wait).min() ?? .zero
    return .polling(
      every: Self.pollInterval,
      timeout: TimeoutAdvice.timeout(
        forFlakeRate: wantedRate, waits: waits, along: laws, fixed: fixed + .seconds(1)))
  }

  /// The strategies that are compared unless told otherwise.
  public func usualStrategies() -> [WaitStrategy] {
    let changes = lessons(WaitRunner(scenario, timing: timing)).map(\.changes).max() ?? 1
    return [
      .none, .idle, .sleep(.seconds(1)), .sleep(.seconds(2)), .sleep(.seconds(5)),
      .existence(timeout: .seconds(5)), .hittable(timeout: .seconds(5)),
      .expectation(timeout: .seconds(5)),
      .effect(changes: changes, timeout: .seconds(30)), recommended(),
    ]
  }

  /// Runs the strategies; nil runs the usual ones.
  public func run(_ strategies: [WaitStrategy]? = nil) -> WaitReport {
    run(strategies ?? usualStrategies(), withOracle: true)
  }

  /// Runs some strategies, and the perfect wait before them or not.
  package func run(_ strategies: [WaitStrategy], withOracle: Bool) -> WaitReport {
    let runner = WaitRunner(scenario, timing: timing)
    let seeds = (0..<max(0, runs)).map { Seed(firstSeed.value &+ UInt64($0)) }
    let courses = seeds.map { runner.course(seed: $0) }
    let chosen = (withOracle ? [.oracle] : []) + strategies.filter { $0 != .oracle }
    let rows = chosen.map { strategy in
      WaitReport.Row(
        strategy: strategy,
        outcomes: zip(seeds, courses).map {
          runner.run(strategy, seed: $0, oracle: $1.wait)
        })
    }
    return WaitReport(
      scenario: scenario.name, rows: rows, needed: courses.map(\.wait))
  }

  private func lessons(_ runner: WaitRunner) -> [WaitRunner.Course] {
    (0..<Self.lessons).map { runner.course(seed: firstSeed.derived(-2 - $0)) }
  }
}
