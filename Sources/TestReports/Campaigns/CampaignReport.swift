import SimulatedApp
package import Trials

/// Everything the report of a campaign shows, as plain values.
///
/// ```swift
/// let page = CampaignReport(findings: findings, searches: [], waits: []).html
/// ```
package struct CampaignReport: Sendable {
  /// What the trials say; nil where none were made.
  package let findings: CampaignFindings?
  /// What searches for an order of events that fails came to.
  package let searches: [SearchRecord]
  /// The variables that replays of searches need, each followed by a blank.
  package let searchSettings: String
  /// What ways to wait came to.
  package let waits: [WaitFigures]

  /// Makes a report.
  package init(
    findings: CampaignFindings?, searches: [SearchRecord] = [], searchSettings: String = "",
    waits: [WaitFigures] = []
  ) {
    self.findings = findings
    self.searches = searches.sorted { $0.test < $1.test }
    self.searchSettings = searchSettings
    self.waits = waits
  }

  /// What was found, in one sentence.
  var sentence: String {
    let failing = searches.count { $0.failure != nil }
    var parts: [String] = []
    if let findings {
      let flaky = findings.tests.count { $0.verdict == .flaky }
      let broken = findings.tests.count { $0.verdict == .steadyFail }
      let tests = counted(findings.tests.count, "test")
      parts.append("\(tests): \(flaky) flaky, \(broken) always failing")
    }
    if !searches.isEmpty {
      parts.append("An order of events that fails was found for \(failing) of \(searches.count)")
    }
    return parts.isEmpty ? "Nothing was run." : parts.joined(separator: ". ") + "."
  }

  /// Whether nothing failed.
  package var holds: Bool { (findings?.holds ?? true) && !searches.contains { $0.failure != nil } }
}
