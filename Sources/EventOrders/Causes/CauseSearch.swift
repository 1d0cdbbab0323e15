import SimulatedApp
package import Trials
package import VirtualTime

/// Finds the cause of a flaky test.
///
/// ```swift
/// let diagnosis = CauseSearch(test: checkout).diagnose()
/// print(diagnosis)
/// ```
///
/// It runs the test with many seeds, removes what a failure does not need, and names the cause from
/// what is left. Then it tries changes until one makes the failure disappear.
package struct CauseSearch {
  private let test: any RepeatableTest
  private let seed: Seed
  /// The most seeds to try until some pass and some fail.
  package var seeds: Int = 150
  /// The most runs of a search of orders.
  package var orderLimit: Int = 150
  /// How many seeds must pass with a remedy if not all orders can be tried.
  package var remedySeeds: Int = 100
  /// The failure to explain, if it is known.
  package var known: FailureIdentity?
  /// Whether the test is known to pass without the faults, so it is not a regression if every run
  /// with them fails.
  package var isFailedByFaults = false
  /// The longest trace in which the order of events is compared with that of a passing run.
  var traceLimit: Int = CauseRules.traceLimit
  /// Whether changes are tried that make the failure disappear.
  package var givesAdvice = true

  /// Prepares the search; `seed` is that of the first run.
  package init(test: any RepeatableTest, seed: Seed = 1) {
    self.test = test
    self.seed = seed
  }

  /// Finds the cause and a remedy.
  package func diagnose() -> Diagnosis {
    let samples = sampled()
    guard let failing = samples.first(where: isWanted) ?? searched() else {
      return Diagnosis(test: test.name, verdict: .notReproduced)
    }
    let hasPassed = samples.contains(where: \.isPass)
    guard isFailedByFaults || hasPassed || passesInSomeOrder(failing) else {
      if let unordered = ofUnordered(failing) { return unordered }
      return Diagnosis(
        test: test.name, verdict: .regression, failure: failing.trial.failures.first)
    }
    let needed = neededFaults(of: failing)
    var evidence = CauseEvidence(
      test: EasedTest(base: test), failing: failing,
      app: failing.app, samples: samples,
      faults: needed.isEmpty ? faultsToPass(samples, failingAs: failing) : needed)
    evidence.test.faults = FaultPlan(evidence.faults)
    searchOrders(&evidence)
    var rules = CauseRules(
      evidence, search: RemedySearch(evidence, seeds: remedySeeds, orderLimit: orderLimit))
    rules.traceLimit = traceLimit
    return diagnosis(by: rules)
  }

  /// Runs the first seeds until one passes and one fails as wanted.
  private func sampled() -> [Sample] {
    var samples: [Sample] = []
    while samples.count < max(1, seeds) {
      let hasBoth = samples.contains(where: isWanted) && samples.contains(where: \.isPass)
      if hasBoth, samples.count >= Self.fewestSeeds { break }
      samples.append(Sample.run(test, seed: Seed(seed.value &+ UInt64(samples.count))))
    }
    return samples
  }

  private static let fewestSeeds = 30

  private func isWanted(_ sample: Sample) -> Bool {
    guard let found = sample.failure else { return false }
    return known.map { $0 == found } ?? true
  }

  /// A failing run from the search of orders, if no seed has failed.
  private func searched() -> Sample? {
    var search = OrderSearch(test: test, seed: seed)
    search.runLimit = orderLimit
    search.probesInARow = 0
    search.run { $0.trial.outcome == .failed }
    guard let found = search.runs.last, found.trial.outcome == .failed else { return nil }
    let sample = Sample.run(test, seed: seed, replaying: found.token)
    return isWanted(sample) ? sample : nil
  }

  /// The diagnosis of a test that always fails with one order of its sets and dictionaries, and
  /// passes with another; nil for other tests.
  private func ofUnordered(_ failing: Sample) -> Diagnosis? {
    let runs = UnorderedRuns(of: test, seed: failing.seed, isDetailed: true) { _ in true }
    guard let passing = runs.passing?.trace else { return nil }
    let isOfApp = test.trace(seed: failing.seed, isDetailed: true).trace.findsOther(than: passing)
    var diagnosis = Diagnosis(
      test: test.name, verdict: .flaky, failure: failing.trial.failures.first)
    diagnosis.dependsOnHashing = true
    diagnosis.cause = .unorderedCollections
    diagnosis.blame = isOfApp ? .app : .test
    diagnosis.reason =
      "it passes if a set or dictionary" + (isOfApp ? " of the app" : "") + " has another order"
    diagnosis.advice = Diagnosis.Advice(
      text: isOfApp
        ? "Sort the set or dictionary where the app shows it."
        : Diagnosis.Advice.sorting, fix: .refactorLogic,
      proof: .notTried)
    return diagnosis
  }

  private func passesInSomeOrder(_ failing: Sample) -> Bool {
    var search = OrderSearch(test: test, seed: failing.seed)
    search.runLimit = orderLimit
    search.probesInARow = 0
    search.run { $0.trial.outcome == .passed }
    return search.runs.contains { $0.trial.outcome == .passed }
  }

  /// The faults that a failing run needs: without any one of them it passes or fails differently.
  private func neededFaults(of failing: Sample) -> [Fault] {
    var needed = failing.faults.faults
    for fault in needed {
      let others = needed.filter { $0 != fault }
      let eased = EasedTest(base: test, faults: FaultPlan(others))
      if Sample.run(eased, seed: failing.seed).failure == failing.failure { needed = others }
    }
    return needed
  }

  /// The faults that a passing run needs, where none are needed to fail: without them it fails.
  ///
  /// A test that fails on the usual device and passes on another depends on the device too.
  private func faultsToPass(_ samples: [Sample], failingAs failing: Sample) -> [Fault] {
    guard let passing = samples.first(where: \.isPass) else { return [] }
    return passing.faults.faults.filter { fault in
      let others = passing.faults.faults.filter { $0 != fault }
      let eased = EasedTest(base: test, faults: FaultPlan(others))
      return Sample.run(eased, seed: passing.seed).failure == failing.failure
    }
  }

  /// Searches the orders under the needed faults, and shrinks the failing run.
  private func searchOrders(_ evidence: inout CauseEvidence) {
    let seed = evidence.failing.seed
    var search = OrderSearch(test: evidence.test, seed: seed)
    search.runLimit = orderLimit
    search.probesInARow = 0
    search.run()
    evidence.runs = search.runs
    evidence.isExhausted = search.coversAll
    var plans = (failing: SteeringPlan(), passing: SteeringPlan())
    if let failing = search.runs.first(where: { evidence.isSame($0.trial) }) {
      plans.failing = failing.plan
      if let schedule = search.smallestSchedule(of: failing) {
        evidence.schedule = schedule
        plans = (schedule.failing.plan, schedule.passing.plan)
      } else if let passing = search.runs.first(where: { $0.trial.outcome == .passed }) {
        plans.passing = passing.plan
      }
    }
    evidence.waits = search.waits
    let trace = { [test = evidence.test] in
      test.trace(seed: seed, plan: $0, isDetailed: true).trace
    }
    evidence.trace = trace(plans.failing)
    evidence.plan = plans.failing
    evidence.passing =
      (evidence.schedule == nil ? passingTrace(evidence) : nil) ?? trace(plans.passing)
  }

  private func passingTrace(_ evidence: CauseEvidence) -> RunTrace? {
    let seed = evidence.samples.first { sample in
      sample.isPass && Sample.run(evidence.test, seed: sample.seed).isPass
    }?.seed
    return seed.map { evidence.test.trace(seed: $0, isDetailed: true).trace }
  }

  private func diagnosis(by rules: CauseRules) -> Diagnosis {
    let (evidence, search) = (rules.evidence, rules.search)
    var finding = rules.finding()
    var advice = givesAdvice ? search.advice(for: finding) : nil
    if givesAdvice, advice == nil, let other = rules.finding(unadvised: finding) {
      (finding, advice) = (other, search.advice(for: other))
    }
    var diagnosis = Diagnosis(
      test: test.name, verdict: .flaky, failure: evidence.failing.trial.failures.first)
    diagnosis.cause = finding.cause
    diagnosis.second = finding.second
    diagnosis.blame = finding.blame
    diagnosis.reason = finding.reason
    diagnosis.pair = finding.pair
    diagnosis.needs = Diagnosis.Needs(evidence)
    diagnosis.faults = FaultPlan(evidence.faults)
    diagnosis.pending = Diagnosis.pending(evidence)
    diagnosis.endsInTimeout = evidence.lastStep?.wait?.hasTimedOut == true
    if givesAdvice {
      diagnosis.advice = advice
      let isInSource = advice.map { $0.isProven && !$0.changes.isEmpty } ?? false
      diagnosis.rewrites = isInSource ? [] : search.rewrites(for: finding)
    }
    return diagnosis
  }
}
