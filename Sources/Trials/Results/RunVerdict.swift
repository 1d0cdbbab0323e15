/// What a run comes to: which tests count against it once flaky and quarantined ones are judged.
package struct RunVerdict: Sendable {
  /// How a test counts.
  package enum Standing: Sendable, Equatable {
    /// It passed, or was skipped.
    case good
    /// It was flaky, where that does not fail a run.
    case tolerated
    /// It failed and is in quarantine.
    case quarantined(Quarantine.Entry)
    /// It fails the run.
    case bad
  }

  /// What a run is judged by.
  package struct Rules: Sendable, Equatable {
    /// Whether a flaky test fails the run.
    package var flakyFails = false
    /// The tests whose failures do not count.
    package var quarantine: Quarantine?
    /// The day on which the quarantine is asked; nil where there is none to ask.
    package var today: CalendarDay?

    /// Rules by which every failure counts, and being flaky does not.
    package init() {}

    /// The quarantine of a test today.
    package func entry(of test: String) -> Quarantine.Entry? {
      today.flatMap { quarantine?.entry(of: test, on: $0) }
    }

    /// What is past its day.
    package var expiries: [String] { today.flatMap { quarantine?.expiries(on: $0) } ?? [] }
  }

  /// What is judged.
  package let results: RunResults
  /// What it is judged by.
  package let rules: Rules

  /// Judges results.
  package init(_ results: RunResults, by rules: Rules = Rules()) {
    self.results = results
    self.rules = rules
  }

  /// How a test counts.
  package func standing(of result: TestResult) -> Standing {
    switch result.status {
    case .passed, .skipped: return .good
    case .flaky where !rules.flakyFails: return .tolerated
    case .flaky, .failed, .unfinished:
      return rules.entry(of: result.test).map { .quarantined($0) } ?? .bad
    }
  }

  /// Whether no test fails the run, and nothing is past its day.
  package var holds: Bool {
    rules.expiries.isEmpty && !results.tests.contains { standing(of: $0) == .bad }
  }
}
