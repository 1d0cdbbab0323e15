public import SimulatedApp
public import VirtualTime

/// Runs a scenario with several wait strategies and the same seeds, and compares them with the
/// perfect wait.
///
/// ```swift
/// let report = WaitComparison(opening).run()
/// print(report)
/// ```
public struct WaitComparison: Sendable {
  /// The scenario to run.
  public let scenario: WaitScenario
  /// The number of seeds for each strategy.
  public var runs: Int = 2_000
  /// The first seed.
  public var firstSeed: Seed = 1
  /// The time that the steps take.
  public var timing: AutomationTiming = .xcode26
  /// The rate at which a test with ``waits`` such waits may fail.
  public var wantedRate: Double = 0.0015
  /// The number of waits in a test.
  public var waits: Int = 20
  /// The most events of a run that are followed after the action.
  package var eventLimit = WaitRunner.eventLimit

  /// The interval between the looks of the recommended wait; each look takes time too.
  public static let pollInterval: VirtualDuration = .milliseconds(10)
  /// The number of runs that are observed to learn what the action does.
  private static let lessons = 20

  /// Prepares a comparison.
  public init(_ scenario: WaitScenario) { self.scenario = scenario }

  /// The wait that keeps the wanted rate and takes hardly longer than needed.
  ///
  /// It polls often, and its timeout is a quantile of the sum of all drawn latencies.
  public func recommended() -> WaitStrategy {
    let runner = runner
    let laws = runner.laws(seed: firstSeed.derived(-1))
    let fixed = lessons(runner).compactMap(\.wait).min() ?? .zero
    return .polling(
      every: Self.pollInterval,
      timeout: TimeoutAdvice.timeout(
        forFlakeRate: wantedRate, waits: waits, along: laws, fixed: fixed + .seconds(1)))
  }

  /// The strategies that are compared by default.
  public func usualStrategies() -> [WaitStrategy] {
    let changes = lessons(runner).map(\.changes).max() ?? 1
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

  /// Runs some strategies, optionally after the perfect wait.
  package func run(_ strategies: [WaitStrategy], withOracle: Bool) -> WaitReport {
    let runner = runner
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
      scenario: scenario.name, rows: rows, needed: courses.map(\.wait),
      cutRuns: courses.count(where: \.isCut), eventLimit: eventLimit)
  }

  private var runner: WaitRunner {
    WaitRunner(scenario, timing: timing, eventLimit: eventLimit)
  }

  private func lessons(_ runner: WaitRunner) -> [WaitRunner.Course] {
    (0..<Self.lessons).map { runner.course(seed: firstSeed.derived(-2 - $0)) }
  }
}
