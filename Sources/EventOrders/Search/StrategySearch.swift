import SimulatedApp
package import Trials
package import VirtualTime

/// Searches for a failing order of events with any strategy.
package struct StrategySearch {
  private let test: any RepeatableTest
  private let seed: Seed
  /// The most runs that are made.
  package var runLimit: Int = 100
  /// Whether the first failure ends the search.
  package var stopsAtFirst: Bool = true
  /// A known failure: only the same one counts.
  package var known: TestFailure?

  /// Prepares the search; `seed` is that of the first run.
  package init(test: any RepeatableTest, seed: Seed = 1) {
    self.test = test
    self.seed = seed
  }

  /// Runs the test with a strategy.
  package func run(_ strategy: SearchStrategy) -> SearchResult {
    switch strategy {
    case .singleDelay, .exhaustive: ordered(strategy)
    default: drawn(strategy)
    }
  }

  private func isWanted(_ trial: Trial) -> Bool {
    guard let failure = trial.failures.first else { return false }
    return known.map { $0.identity == failure.identity } ?? true
  }

  private func ordered(_ strategy: SearchStrategy) -> SearchResult {
    var search = OrderSearch(test: test, seed: seed)
    search.runLimit = runLimit
    search.begin()
    let stop: (OrderSearch.Run) -> Bool = { stopsAtFirst && isWanted($0.trial) }
    if !search.runs.contains(where: stop) {
      if strategy == .singleDelay || known != nil {
        search.delayOne(hintedBy: known?.summary ?? "", until: stop)
      }
      if strategy == .exhaustive, !search.runs.contains(where: stop) { search.run(until: stop) }
    }
    let failures = search.runs.filter { isWanted($0.trial) }.map {
      SearchResult.Failure(run: $0.number, trial: $0.trial, token: $0.token)
    }
    return SearchResult(
      strategy: strategy, runs: search.runsMade, failures: failures,
      isExhausted: search.coversAll)
  }

  private func drawn(_ strategy: SearchStrategy) -> SearchResult {
    let steps = strategy.needsSteps ? test.trace(seed: seed).trace.happenings.count : 0
    var failures: [SearchResult.Failure] = []
    var made = 0
    while made < runLimit {
      let seed = Seed(seed.value &+ UInt64(made))
      made += 1
      let (trial, token) = run(strategy, seed: seed, steps: steps)
      guard isWanted(trial) else { continue }
      failures.append(SearchResult.Failure(run: made, trial: trial, token: token))
      if stopsAtFirst { break }
    }
    return SearchResult(strategy: strategy, runs: made, failures: failures, isExhausted: false)
  }

  private func run(
    _ strategy: SearchStrategy, seed: Seed, steps: Int
  ) -> (trial: Trial, token: String) {
    let scheduler: any StepScheduling
    switch strategy {
    case .noise: scheduler = NoiseScheduler(seed: seed)
    case .walk: scheduler = WalkScheduler(seed: seed)
    case .priorities(let depth):
      scheduler = PriorityScheduler(seed: seed, depth: depth, steps: steps)
    case .plain, .singleDelay, .exhaustive:
      let trial = test.run(RunRequest(seed: seed))
      return (trial, trial.replayToken)
    }
    return test.run(seed: seed, scheduler: scheduler)
  }
}

extension SearchStrategy {
  /// Whether it needs to know how many steps a run has.
  fileprivate var needsSteps: Bool {
    if case .priorities = self { return true }
    return false
  }
}
