import EnvironmentVariables
import FlakeLab

/// The outcome of the standard campaign.
enum CampaignOutcome {
  /// The result of a flow.
  struct Finding {
    /// The numbers.
    let result: FlowResult
    /// What a reader can learn if it is flaky.
    let lesson: String
    /// The journal of its first failing trial, in UTF-8.
    let journal: [UInt8]?
    /// The elements on the screen when it failed, one per row.
    let screen: String?

    /// The command that replays the first failing trial; nil without a failure.
    func replayCommand(folder: String?) -> String? {
      guard let trial = result.firstFailure else { return nil }
      let app = folder.map { " --app \(EnvironmentVariable.quoted($0))" } ?? ""
      return "swift run rehearse\(app) --flow '\(result.name)' --seed \(trial.seed) --runs 1"
    }
  }

  /// The flows were run.
  case ran([Finding], latencies: LatencyPlan)
  /// The app lacks something that the flows need.
  case leftOut(missing: [String])

  /// Whether every flow passed that should always pass.
  var isAsExpected: Bool { findings.allSatisfy(\.result.isAsExpected) }

  /// The results, one for each flow.
  var findings: [Finding] {
    guard case .ran(let findings, _) = self else { return [] }
    return findings
  }

  /// The outcome for people.
  var text: String {
    guard case .ran(let findings, _) = self else { return notes.joined(separator: "\n") }
    let table = CampaignTable(findings.map { ($0.result, $0.lesson) })
    return (table.lines + [""] + notes).joined(separator: "\n")
  }

  /// Notes to print with the table, one sentence each.
  var notes: [String] {
    switch self {
    case .leftOut(let missing):
      return [
        "Left out, since the flows are written for the sample app. This one has no "
          + missing.joined(separator: ", no ") + "."
      ]
    case .ran(let findings, let latencies):
      let surprises = findings.filter { !$0.result.isAsExpected }.map {
        "NOT EXPECTED: \($0.result.name) should never fail."
      }
      let isFlaky = findings.contains { $0.result.verdict != .steadyPass }
      return [
        "Every run has its own seed, which decides how long loading takes.",
        "Latencies: \(latencies).",
      ] + surprises
        + (surprises.isEmpty && isFlaky
          ? ["Flows without a proper wait are meant to fail."] : [])
    }
  }
}
