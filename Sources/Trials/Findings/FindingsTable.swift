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

  /// The table, one row per test: the one that fails most often first.
  package var lines: [String] {
    let tests = findings.byRate
    let causes = tests.map { $0.cause(among: searches) }
    let hasCauses = causes.contains { $0 != nil }
    var table = TextTable(
      [
        ("test", .left), ("trials", .right), ("failed", .right), ("verdict", .left),
        ("rate (95 % interval)", .left), ("messages", .right), ("first seed", .right),
        ("replay", .left), ("note", .left),
      ] + (hasCauses ? [("recorded cause", .left)] : []))
    for (test, cause) in zip(tests, causes) {
      let first = test.firstFailure
      table.add(
        [
          test.test, String(test.rate.runs), String(test.rate.failures), test.verdictWords,
          test.rate.description, test.failureGroups.isEmpty ? "" : String(test.failureGroups.count),
          first?.seed.description ?? "", token(of: first), note(on: test),
        ] + (hasCauses ? [cause ?? ""] : []))
    }
    return table.lines
  }

  private func token(of trial: TrialRecord?) -> String {
    guard let trial else { return "" }
    return trial.isRepeatable ? trial.replayToken : ReplayCommand.none
  }

  private func note(on test: TestFindings) -> String {
    if !test.missing.isEmpty { return "\(test.missing.count) trials are missing" }
    if test.skips > 0, !test.isSkipped { return "\(test.skips) skipped" }
    return test.stopWords
  }

  /// How often a test fails in one way, if it fails in several.
  private func share(of group: FailureGroup, in test: TestFindings) -> String {
    guard test.failureGroups.count > 1 else { return "" }
    return ": \(FlakeRate(failures: group.count, runs: test.rate.runs))"
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
    for test in findings.byRate where !test.failureGroups.isEmpty {
      lines.append("")
      lines.append(test.test)
      lines += test.failureGroups.map { group in
        "  \(group.count) x \(group.summary) (first with seed \(group.firstSeed))"
          + share(of: group, in: test)
      }
      if let first = test.firstFailure {
        lines += test.replay(of: first, settings: plan.replaySettings).map { "  " + $0 }
      }
    }
    let waits = SilentWaits(of: findings.tests.flatMap(\.records)).lines
    return lines + (waits.isEmpty ? [] : [""] + waits)
  }
}
