import Trials
package import VirtualTime

/// Searches a test for a failing order of events, and shrinks what it finds.
///
/// ```swift
/// let found = TestSearch(.exhaustive, runLimit: 1_000).findings(of: test)
/// if let text = found.failureText(settings: "") { print(text) }
/// ```
package struct TestSearch: Sendable, Equatable {
  /// How orders are chosen.
  package let strategy: SearchStrategy
  /// The most runs before a failure is found.
  package let runLimit: Int
  /// The seed of the first run.
  package let seed: Seed

  /// Makes a search of tests.
  package init(_ strategy: SearchStrategy, runLimit: Int, seed: Seed = 1) {
    self.strategy = strategy
    self.runLimit = runLimit
    self.seed = seed
  }

  /// The result of searching a test.
  package func findings(of test: any RepeatableTest) -> SearchFindings {
    strategy == .exhaustive ? exhaustive(test) : drawn(test)
  }

  private func exhaustive(_ test: any RepeatableTest) -> SearchFindings {
    var search = OrderSearch(test: test, seed: seed)
    search.runLimit = runLimit
    search.run { $0.trial.outcome == .failed }
    let made = search.runsMade
    guard let failing = search.runs.first(where: { $0.trial.outcome == .failed }) else {
      return SearchFindings(
        test: test.name, strategy: strategy, runs: made,
        ending: OrderCertificate(of: search).map { .certified($0) }
          ?? .open(unseen: search.unplacedWords))
    }
    let failure = SearchFindings.Failure(
      trial: failing.trial, token: failing.token, run: failing.number,
      schedule: search.smallestSchedule(of: failing),
      diagnosis: diagnosis(of: test, failingAs: failing.trial))
    return SearchFindings(
      test: test.name, strategy: strategy, runs: made, ending: .failing(failure))
  }

  private func drawn(_ test: any RepeatableTest) -> SearchFindings {
    var search = StrategySearch(test: test, seed: seed)
    search.runLimit = runLimit
    let result = search.run(strategy)
    guard let first = result.failures.first else {
      return SearchFindings(
        test: test.name, strategy: strategy, runs: result.runs, ending: .open(unseen: []))
    }
    let failure = SearchFindings.Failure(
      trial: first.trial, token: first.token, run: first.run,
      schedule: schedule(of: test, failingAs: first.trial),
      diagnosis: diagnosis(of: test, failingAs: first.trial))
    return SearchFindings(
      test: test.name, strategy: strategy, runs: result.runs, ending: .failing(failure))
  }

  private func diagnosis(of test: any RepeatableTest, failingAs trial: Trial) -> Diagnosis {
    var causes = CauseSearch(test: test, seed: seed)
    causes.known = trial.failures.first?.identity
    return causes.diagnose()
  }

  /// Shrinks a failure that was met by chance, by searching for an order that has the same
  /// failure.
  private func schedule(
    of test: any RepeatableTest, failingAs trial: Trial
  ) -> SmallestSchedule? {
    guard let failure = trial.failures.first else { return nil }
    let isSame: (OrderSearch.Run) -> Bool = {
      $0.trial.failures.first?.identity == failure.identity
    }
    var search = OrderSearch(test: test, seed: seed)
    search.runLimit = runLimit
    search.delayOne(hintedBy: failure.summary, until: isSame)
    if !search.runs.contains(where: isSame) { search.run(until: isSame) }
    return search.runs.first(where: isSame).flatMap { search.smallestSchedule(of: $0) }
  }
}
