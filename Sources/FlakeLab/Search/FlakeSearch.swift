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
/// Every run keeps to the laws of the app's latencies: what is found can happen.
public struct FlakeSearch: Sendable {
  /// A failing run.
  public struct Failure: Sendable, Equatable {
    /// Which run of the search it was, counted from 1.
    public let run: Int
    /// How it went.
    public let trial: Trial
    /// What replays it: give it to `REHEARSAL_REPLAY`.
    public let token: String
  }

  /// What a search came to.
  public struct Result: Sendable, Equatable {
    /// How orders were chosen.
    public let strategy: SearchStrategy
    /// How many runs were made.
    public let runs: Int
    /// The runs that failed, in order.
    public let failures: [Failure]
    /// Whether there is no other order left; only an exhaustive search can tell.
    public let isExhausted: Bool
  }

  /// The app under test.
  public var app: AppDefinition
  /// What is run.
  public var flow: Flow
  /// The seed of the first run.
  public var seed: Seed = 1
  /// What the steps of the flow cost.
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
  ///   - words: what a failure said, if one is known; only one that says the same counts, numbers
  ///     aside.
  /// - Returns: what was found.
  public func run(
    _ strategy: SearchStrategy, runs: Int = 100, stopsAtFirst: Bool = true,
    lookingFor words: String? = nil
  ) -> Result {
    let isWanted: (Trial) -> Bool = { trial in
      guard let said = trial.failures.first?.summary else { return false }
      return words.map { said.isSame(as: $0) } ?? true
    }
    switch strategy {
    case .singleDelay, .exhaustive:
      return ordered(strategy, runs: runs, stopsAtFirst, isWanted, hint: words ?? "")
    default: return drawn(strategy, runs: runs, stopsAtFirst, isWanted)
    }
  }

  private func ordered(
    _ strategy: SearchStrategy, runs: Int, _ stopsAtFirst: Bool,
    _ isWanted: (Trial) -> Bool, hint: String
  ) -> Result {
    var search = OrderSearch(app: app, flow: flow, seed: seed, timing: timing)
    search.runLimit = runs
    search.begin()
    let stop: (OrderSearch.Run) -> Bool = { stopsAtFirst && isWanted($0.trial) }
    if !search.runs.contains(where: stop) {
      if strategy == .singleDelay || !hint.isEmpty {
        search.delayOne(hintedBy: hint, until: stop)
      }
      if strategy == .exhaustive, !search.runs.contains(where: stop) { search.run(until: stop) }
    }
    let failures = search.runs.enumerated().filter { isWanted($0.element.trial) }.map {
      Failure(run: $0.offset + 1, trial: $0.element.trial, token: $0.element.token)
    }
    return Result(
      strategy: strategy, runs: search.runs.count + search.misses, failures: failures,
      isExhausted: search.isExhausted && search.unplacedCount == 0 && !search.isSampled)
  }

  private func drawn(
    _ strategy: SearchStrategy, runs: Int, _ stopsAtFirst: Bool, _ isWanted: (Trial) -> Bool
  ) -> Result {
    let runner = TrialRunner(app: CompiledApp(app), timing: timing)
    let steps =
      strategy.needsSteps
      ? runner.trace(flow, seed: seed, plan: SteeringPlan()).trace.happenings.count : 0
    var failures: [Failure] = []
    var made = 0
    while made < runs {
      let seed = Seed(seed.value &+ UInt64(made))
      made += 1
      let (trial, token) = run(strategy, runner, seed: seed, steps: steps)
      guard isWanted(trial) else { continue }
      failures.append(Failure(run: made, trial: trial, token: token))
      if stopsAtFirst { break }
    }
    return Result(strategy: strategy, runs: made, failures: failures, isExhausted: false)
  }

  private func run(
    _ strategy: SearchStrategy, _ runner: TrialRunner, seed: Seed, steps: Int
  ) -> (trial: Trial, token: String) {
    let scheduler: any StepScheduling
    switch strategy {
    case .noise: scheduler = NoiseScheduler(seed: seed)
    case .walk: scheduler = WalkScheduler(seed: seed)
    case .priorities(let depth):
      scheduler = PriorityScheduler(seed: seed, depth: depth, steps: steps)
    case .plain, .singleDelay, .exhaustive:
      let trial = runner.run(flow, seed: seed)
      return (trial, trial.replayToken)
    }
    return runner.run(flow, seed: seed, scheduler: scheduler)
  }
}

extension String {
  /// Whether a message says the same as another but for the numbers in it.
  fileprivate func isSame(as other: String) -> Bool {
    self == other || withoutNumbers == other.withoutNumbers
  }

  private var withoutNumbers: [Substring] { split { $0.isNumber || $0 == "." || $0 == "-" } }
}

extension SearchStrategy {
  /// Whether it has to know how many steps a run has.
  fileprivate var needsSteps: Bool {
    if case .priorities = self { return true }
    return false
  }
}
