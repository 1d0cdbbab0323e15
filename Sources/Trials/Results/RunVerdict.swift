/// The verdict on a run: which tests fail it, given the rules for flaky and quarantined tests.
package struct RunVerdict: Sendable {
  /// The effect of a test on the verdict.
  package enum Standing: Sendable, Equatable {
    /// It passed, or was skipped.
    case good
    /// It was flaky, and the rules allow that.
    case tolerated
    /// It failed and is in quarantine.
    case quarantined(Quarantine.Entry)
    /// It fails the run.
    case bad
  }

  /// The rules for judging a run.
  package struct Rules: Sendable, Equatable {
    /// Whether a flaky test fails the run.
    package var flakyFails = false
    /// The tests whose failures do not count.
    package var quarantine: Quarantine?
    /// The day for the quarantine; nil without one.
    package var today: CalendarDay?

    /// Rules by which every failure counts and flaky tests are allowed.
    package init() {}

    /// The quarantine of a test today.
    package func entry(of test: String) -> Quarantine.Entry? {
      today.flatMap { quarantine?.entry(of: test, on: $0) }
    }

    /// The expired entries.
    package var expiries: [String] { today.flatMap { quarantine?.expiries(on: $0) } ?? [] }
  }

  /// The results to judge.
  package let results: RunResults
  /// The rules.
  package let rules: Rules

  /// Judges results.
  package init(_ results: RunResults, by rules: Rules = Rules()) {
    self.results = results
    self.rules = rules
  }

  /// The effect of a test on the verdict.
  package func standing(of result: TestResult) -> Standing {
    switch result.status {
    case .passed, .skipped: return .good
    case .flaky where !rules.flakyFails: return .tolerated
    case .flaky, .failed, .crashed, .unfinished:
      return rules.entry(of: result.test).map { .quarantined($0) } ?? .bad
    }
  }

  /// Whether no test fails the run and no quarantine has expired.
  package var holds: Bool {
    rules.expiries.isEmpty && !results.tests.contains { standing(of: $0) == .bad }
  }
}
