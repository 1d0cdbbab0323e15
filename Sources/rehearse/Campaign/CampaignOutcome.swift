import FlakeLab

/// What came of the standard campaign.
enum CampaignOutcome {
  /// What was found of a flow.
  struct Finding {
    /// The numbers.
    let result: FlowResult
    /// What a reader should learn where it flakes.
    let lesson: String
    /// The journal of its first failing trial, in UTF-8.
    let journal: [UInt8]?
  }

  /// The flows were run.
  case ran([Finding], latencies: LatencyPlan)
  /// The app does not have what the flows need.
  case leftOut(missing: [String])

  /// Whether no flow that should pass always has failed.
  var isAsExpected: Bool { findings.allSatisfy(\.result.isAsExpected) }

  /// What was found, a flow each.
  var findings: [Finding] {
    guard case .ran(let findings, _) = self else { return [] }
    return findings
  }

  /// The outcome for people.
  var text: String {
    switch self {
    case .leftOut(let missing):
      "Left out, since the flows are written for the sample app. This one has no "
        + missing.joined(separator: ", no ") + "."
    case .ran(let findings, let latencies):
      (CampaignTable(findings.map { ($0.result, $0.lesson) }).lines + [""] + notes(latencies))
        .joined(separator: "\n")
    }
  }

  private func notes(_ latencies: LatencyPlan) -> [String] {
    var lines = [
      "Every run has its own seed, which decides how long loading takes (plan: \(latencies.name))."
    ]
    let surprising = findings.filter { !$0.result.isAsExpected }
    for finding in surprising {
      lines.append("NOT EXPECTED: \(finding.result.name) should never fail.")
    }
    if surprising.isEmpty, findings.contains(where: { $0.result.verdict == .flaky }) {
      lines.append("The flaky flows are there to be seen; the others passed every time.")
    }
    return lines
  }
}
