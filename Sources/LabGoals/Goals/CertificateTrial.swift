import EventOrders
import FlakeLab
import Trials

/// The result of a search of a test, next to many trials of the test under the same plan.
package struct CertificateTrial: Sendable, Equatable {
  /// The test's name.
  package let test: String
  /// Whether the search reports that no order fails.
  package let isCertified: Bool
  /// The verdict of the search, in words.
  package let verdict: String
  /// How many trials were made.
  package let trials: Int
  /// How many of them failed.
  package let failures: Int

  /// Makes a row of the table.
  package init(test: String, isCertified: Bool, verdict: String, trials: Int, failures: Int) {
    self.test = test
    self.isCertified = isCertified
    self.verdict = verdict
    self.trials = trials
    self.failures = failures
  }

  /// Whether a trial failed although the search reports that none can.
  package var isContradicted: Bool { isCertified && failures > 0 }

  /// The flaky and the fixed tests of the laboratory's scenarios.
  package static func ofScenarios(trials: Int, jobs: Int) -> [CertificateTrial] {
    FlakyScenario.all.flatMap { scenario in
      [FlakyScenario.Form.flaky, .fixed].map { form in
        of(GoalVariant(scenario, form), trials: trials, jobs: jobs)
      }
    }
  }

  static func of(_ variant: GoalVariant, trials: Int, jobs: Int) -> CertificateTrial {
    var search = variant.search()
    search.runLimit = 1_000
    search.run { $0.trial.outcome == .failed }
    let fails = search.runs.contains { $0.trial.outcome == .failed }
    let isCertified = OrderCertificate(of: search) != nil
    let made = variant.plainRuns(trials, threads: jobs)
    return CertificateTrial(
      test: variant.flow.name, isCertified: isCertified,
      verdict: isCertified ? SearchRecord.certified : fails ? "fails" : "open",
      trials: made.count, failures: made.count { !$0.failures.isEmpty })
  }
}
