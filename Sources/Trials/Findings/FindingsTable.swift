import VirtualTime

/// The findings of a campaign as one table in plain text.
package struct FindingsTable {
  private let findings: CampaignFindings
  private let searches: [SearchRecord]

  /// The table of the findings, with the causes that searches have recorded.
  package init(_ findings: CampaignFindings, searches: [SearchRecord] = []) {
    self.findings = findings
    self.searches = searches
  }

  /// The table, and below it the plan and the messages.
  package var text: String { (lines + [""] + sum).joined(separator: "\n") }

  /// The table, one row per test.
  package var lines: [String] {
    let causes = findings.tests.map { $0.cause(among: searches) }
    let hasCauses = causes.contains { $0 != nil }
    var table = TextTable(
      [
        ("test", .left), ("trials", .right), ("failed", .right), ("verdict", .left),
        ("rate (95 % interval)", .left), ("messages", .right), ("first seed", .right),
        ("replay", .left), ("note", .left),
      ] + (hasCauses ? [("recorded cause", .left)] : []))
    for (test, cause) in zip(findings.tests, causes) {
      let first = test.firstFailure
      table.add(
        [
          test.test, String(test.rate.runs), String(test.rate.failures), test.verdictWords,
          test.rate.description, test.failureGroups.isEmpty ? "" : String(test.failureGroups.count),
          first?.seed.description ?? "", first?.replayToken ?? "", note(on: test),
        ] + (hasCauses ? [cause ?? ""] : []))
    }
    return table.lines
  }

  private func note(on test: TestFindings) -> String {
    if !test.missing.isEmpty { return "\(test.missing.count) trials are missing" }
    if test.skips > 0, !test.isSkipped { return "\(test.skips) skipped" }
    return test.stopWords
  }

  private var sum: [String] {
    let plan = findings.plan
    let stopping = plan.stopping.map {
      "at most \(FlakeRate.percent($0.high)) % or at least \(FlakeRate.percent($0.low)) %"
    }
    let faults = plan.faults.isEmpty ? "" : ", faults \(plan.faults)"
    let part = plan.shard.isWhole ? "" : ", shard \(plan.shard), which stops no test early"
    var lines = [
      "Up to \(plan.trials) trials a test from seed \(plan.firstSeed)\(faults), stopped "
        + "when clear: \(stopping ?? "off")\(part).",
      "Latencies: \(LatencyPlan.words(of: plan.latencies)).",
    ]
    for test in findings.tests where !test.failureGroups.isEmpty {
      lines.append("")
      lines.append(test.test)
      lines += test.failureGroups.map {
        "  \($0.count) x \($0.summary) (first with seed \($0.firstSeed))"
      }
      if let first = test.firstFailure {
        lines.append("  Replay: " + test.replayCommand(of: first, under: plan))
      }
    }
    return lines
  }
}
