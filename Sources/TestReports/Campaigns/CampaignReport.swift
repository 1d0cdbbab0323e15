import SimulatedApp
package import Trials

/// The content of a campaign's report, as plain values.
///
/// ```swift
/// let page = CampaignReport(findings: findings, searches: [], waits: []).html
/// ```
package struct CampaignReport: Sendable {
  /// The findings of the trials; nil if none were run.
  package let findings: CampaignFindings?
  /// The failures of tests that passed, in processes with other orders of sets.
  package let unordered: [UnorderedFailure]
  /// The results of searches for an order of events that fails.
  package let searches: [SearchRecord]
  /// The environment variables that replays of searches need, each followed by a space.
  package let searchSettings: String
  /// The comparisons of wait strategies.
  package let waits: [WaitFigures]

  /// The pages that show how tests fail, by the names of the tests; relative to the report.
  package let traces: [String: String]

  /// Makes a report.
  package init(
    findings: CampaignFindings?, unordered: [UnorderedFailure] = [],
    searches: [SearchRecord] = [], searchSettings: String = "", waits: [WaitFigures] = [],
    traces: [String: String] = [:]
  ) {
    self.unordered = unordered
    self.traces = traces
    self.findings = findings
    self.searches = searches.sorted { $0.test < $1.test }
    self.searchSettings = searchSettings
    self.waits = waits
  }

  /// The result in one sentence.
  var sentence: String {
    let failing = searches.count { $0.failure != nil }
    var parts: [String] = []
    if let findings {
      let flaky = findings.tests.count { $0.verdict == .flaky }
      let broken = findings.tests.count { $0.verdict == .steadyFail }
      let tests = counted(findings.tests.count, "test")
      parts.append("\(tests): \(flaky) flaky, \(broken) always failing")
    }
    if !unordered.isEmpty {
      parts.append("\(counted(unordered.count, "test")) failing in some orders of a set")
    }
    if !searches.isEmpty {
      parts.append("An order of events that fails was found for \(failing) of \(searches.count)")
    }
    return parts.isEmpty ? "Nothing was run." : parts.joined(separator: ". ") + "."
  }

  /// Whether nothing failed.
  package var holds: Bool {
    (findings?.holds ?? true) && unordered.isEmpty && !searches.contains { $0.failure != nil }
  }
}
