import EventOrders
import ServedSessions
import SimulatedApp
import TestWriting
import Trials
import VirtualTime

/// A search of a session's flow, with what it has found.
struct KeptSearch {
  /// Which steps are searched.
  enum Waiting: String, CaseIterable {
    /// The steps of the test that `write_test` writes, with its waits.
    case written
    /// The steps as they were done; time passes as long as it did, like a sleep.
    case asDone
  }

  let flow: SessionFlow
  let findings: SearchFindings
  let folder: String

  /// The most runs of a search.
  static let runLimit = 5_000

  /// Searches what was done in a session.
  init(
    of session: ServedSession, name: String, waiting: Waiting, latencies: LatencyPlan,
    faults: FaultPlan, runs: Int, progress: CallProgress? = nil
  ) throws(SessionFault) {
    let app = CompiledApp(latencies.applied(to: session.live.app.definition))
    switch waiting {
    case .asDone:
      guard !session.live.steps.isEmpty else {
        throw SessionFault(.refused, "Nothing was done in \(session.id), so there is no flow.")
      }
      flow = SessionFlow(
        name: name, app: app, steps: session.live.steps, faults: faults, decidesLoaders: false,
        progress: progress)
    case .written:
      let test = try session.test(named: name)
      flow = SessionFlow(
        name: name, app: app, steps: test.steps, faults: faults,
        decidesLoaders: test.decidesLoaders, progress: progress)
    }
    folder = session.settings.app.folder
    findings = TestSearch(.exhaustive, runLimit: runs, seed: session.live.seed)
      .findings(of: flow).located(in: AppFolder(folder))
  }

  /// The result in a few lines.
  var summary: String {
    let runs = counted(findings.runs, "run")
    guard let failure = findings.failure else {
      if let certificate = findings.certificate {
        return "Certified: no order of events fails (\(runs)). \(certificate.description)"
      }
      return "No run failed (\(runs)), but not every order was run."
    }
    let first = failure.trial.failures.first
    let step = first.map { $0.line - 1 }.flatMap { steps.indices.contains($0) ? steps[$0] : nil }
    return "FAILS in run \(failure.run) at step \(first?.line ?? 0), \(step ?? ""): "
      + "\(first?.summary ?? "")"
  }

  private var steps: [String] { flow.steps.map { $0.swift.joined(separator: "; ") } }

  /// Why it fails and what fixes it, with the steps and the screen at the failure.
  var explanation: String {
    guard let failure = findings.failure else { return summary }
    let text = findings.failureText(settings: "") ?? ""
    // A flow of a session has no name that a replay of tests could take.
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { !$0.contains("Replay: ") }
      .map { line in
        line.firstRange(of: "): REHEARSAL").map { line[..<$0.lowerBound] + ")" } ?? line
      }
    let failing = failure.trial.failures.first?.line ?? 0
    let numbered = zip(1..., steps).map { number, step in
      "  \(number == failing ? ">" : " ") \(number) \(step)"
    }
    return (lines + ["The steps:"] + numbered).joined(separator: "\n")
  }
}
