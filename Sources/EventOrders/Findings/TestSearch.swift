package import SimulatedApp
package import Trials
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
  /// The most steps of analysis, which are the same on every machine.
  package var analysisLimit: Int = AnalysisWork.usualLimit
  /// The faults to try one by one on a test that fails in no order.
  package var furtherFaults: FaultPlan = FaultPlan()
  /// Whether to estimate how often a failure occurs, which takes hundreds of further runs.
  package let estimatesRate: Bool

  /// The failure to look for; nil takes any.
  package var aim: TestFailure?

  /// Makes a search of tests.
  package init(
    _ strategy: SearchStrategy, runLimit: Int, seed: Seed = 1, estimatesRate: Bool = true
  ) {
    self.strategy = strategy
    self.runLimit = runLimit
    self.seed = seed
    self.estimatesRate = estimatesRate
  }

  /// The result of searching a test.
  ///
  /// `known` is the result of an earlier run with the same seed. If the test gives another one now,
  /// it is not repeatable. Every run that a search of all orders looks at is shown to `see`.
  package func findings(
    of test: any RepeatableTest, knowing known: Trial? = nil, see: (Trial) -> Void = { _ in }
  ) -> SearchFindings {
    strategy == .exhaustive ? exhaustive(test, knowing: known, see) : drawn(test)
  }

  /// Whether a trial has the failure that is looked for.
  private func isAim(_ trial: Trial) -> Bool {
    guard let aim else { return trial.outcome == .failed }
    return trial.failures.first.map { LoggedTest.isSame($0, aim) } ?? false
  }

  private func exhaustive(
    _ test: any RepeatableTest, knowing known: Trial?, _ see: (Trial) -> Void
  ) -> SearchFindings {
    var search = OrderSearch(test: test, seed: seed)
    search.runLimit = runLimit
    search.analysisLimit = analysisLimit
    func isWanted(_ run: OrderSearch.Run) -> Bool {
      see(run.trial)
      return isAim(run.trial)
    }
    if let aim { search.delayOne(hintedBy: aim.summary, until: isWanted) }
    if !search.runs.contains(where: { isAim($0.trial) }) { search.run(until: isWanted) }
    let made = search.runsMade
    guard let failing = search.runs.first(where: { isAim($0.trial) }) else {
      if aim != nil {
        return SearchFindings(
          test: test.name, strategy: strategy, runs: made, ending: .open(gaps: search.gaps))
      }
      let unordered = search.repeatsItself(knowing: known) ? search.unorderedRuns() : nil
      guard let unordered, unordered.repeats else {
        return SearchFindings(
          test: test.name, strategy: strategy, runs: made,
          ending: .open(gaps: [search.unrepeatableWords]))
      }
      if let gap = unordered.gap {
        return SearchFindings(
          test: test.name, strategy: strategy, runs: made, ending: .open(gaps: [gap]),
          isUnordered: true)
      }
      var findings = SearchFindings(
        test: test.name, strategy: strategy, runs: made,
        ending: OrderCertificate(of: search).map { .certified($0) }
          ?? .open(gaps: search.gaps))
      if !furtherFaults.isEmpty {
        findings.underFaults = FaultTrials(of: test, under: furtherFaults, seed: seed)
      }
      return findings
    }
    let isRepeatable =
      search.repeatsItself(knowing: known)
      && search.replayed(failing.token).failures == failing.trial.failures
    let failure = failure(
      of: test, failing.trial, token: failing.token, run: failing.number,
      isRepeatable: isRepeatable, in: failing, beside: search.runs
    ) { search.smallestSchedule(of: failing) }
    return SearchFindings(
      test: test.name, strategy: strategy, runs: max(made, failure.run), ending: .failing(failure),
      isUnordered: failure.diagnosis.dependsOnHashing)
  }

  /// Describes a failure; a failure that does not repeat cannot be shrunk or explained.
  private func failure(
    of test: any RepeatableTest, _ trial: Trial, token: String, run: Int, isRepeatable: Bool,
    in failing: OrderSearch.Run? = nil, beside others: [OrderSearch.Run] = [],
    schedule: () -> SmallestSchedule?
  ) -> SearchFindings.Failure {
    guard isRepeatable else {
      return SearchFindings.Failure(
        trial: trial, token: token, run: run, schedule: nil, isRepeatable: false, rate: nil,
        diagnosis: Diagnosis(
          test: test.name, verdict: .unrepeatable, failure: trial.failures.first))
    }
    let schedule = schedule()
    guard let first = trial.failures.first, estimatesRate else {
      return SearchFindings.Failure(
        trial: trial, token: token, run: run, schedule: schedule, isRepeatable: true, rate: nil,
        diagnosis: diagnosis(of: test, failingAs: trial))
    }
    let runs = [failing, schedule?.failing].compactMap(\.self)
    let rates = FailureRates(of: test, seed: seed, events: runs.map(\.eventCount).max() ?? 1)
    let rate = rates.estimate(of: first, foundIn: runs, beside: others)
    let ways = rates.plain.ways(besides: first)
    if aim == nil, let way = ways.first, way.count > rates.plain.rate(of: first).failures {
      let found = SearchRecord.OtherFailure(first, rate: rate, token: token)
      return failure(
        of: test, way, after: run, rates, besides: [found] + rates.others(ways.dropFirst()))
    }
    let diagnosis = diagnosis(of: test, failingAs: trial)
    // These runs all have one order of sets, and other orders are not in them.
    return SearchFindings.Failure(
      trial: trial, token: token, run: run, schedule: schedule, isRepeatable: true,
      rate: diagnosis.dependsOnHashing ? nil : rate, diagnosis: diagnosis,
      others: rates.others(ways[...]))
  }

  /// Describes the most frequent failure instead of the one that was found first.
  private func failure(
    of test: any RepeatableTest, _ way: PlainRuns.Way, after run: Int, _ rates: FailureRates,
    besides others: [SearchRecord.OtherFailure]
  ) -> SearchFindings.Failure {
    let schedule = schedule(of: test, failingAs: way.trial)
    return SearchFindings.Failure(
      trial: way.trial, token: way.trial.replayToken, run: run + way.number, schedule: schedule,
      isRepeatable: true,
      rate: way.failure.map {
        rates.estimate(of: $0, foundIn: [schedule?.failing].compactMap(\.self), beside: [])
      },
      diagnosis: diagnosis(of: test, failingAs: way.trial), others: others)
  }

  private func drawn(_ test: any RepeatableTest) -> SearchFindings {
    var search = StrategySearch(test: test, seed: seed)
    search.runLimit = runLimit
    let result = search.run(strategy)
    guard let first = result.failures.first else {
      return SearchFindings(
        test: test.name, strategy: strategy, runs: result.runs,
        ending: .open(gaps: [OrderSearch.furtherOrders]))
    }
    let again = test.run(replaying: first.token, seed: seed)
    let failure = failure(
      of: test, first.trial, token: first.token, run: first.run,
      isRepeatable: again.failures == first.trial.failures
    ) { schedule(of: test, failingAs: first.trial) }
    return SearchFindings(
      test: test.name, strategy: strategy, runs: result.runs, ending: .failing(failure))
  }

  private func diagnosis(of test: any RepeatableTest, failingAs trial: Trial) -> Diagnosis {
    var causes = CauseSearch(test: test, seed: seed)
    causes.known = trial.failures.first?.identity
    return causes.diagnose()
  }

  /// Shrinks a failure that occurred by chance, by searching for an order with the same failure.
  private func schedule(
    of test: any RepeatableTest, failingAs trial: Trial
  ) -> SmallestSchedule? {
    guard let failure = trial.failures.first else { return nil }
    let isSame: (OrderSearch.Run) -> Bool = {
      $0.trial.failures.first?.identity == failure.identity
    }
    var search = OrderSearch(test: test, seed: seed)
    search.runLimit = runLimit
    search.analysisLimit = analysisLimit
    search.delayOne(hintedBy: failure.summary, until: isSame)
    if !search.runs.contains(where: isSame) { search.run(until: isSame) }
    return search.runs.first(where: isSame).flatMap { search.smallestSchedule(of: $0) }
  }
}
