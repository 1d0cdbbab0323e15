import Trials
import VirtualTime

/// What is known about a failing test, as text.
struct FailureExplanation {
  /// What is known about the cause.
  enum Cause {
    /// A search ended with this record, which a file keeps.
    case searched(SearchRecord, file: String)
    /// No search has run; why.
    case unknown(reason: String)
  }

  let failing: FailingTest
  let cause: Cause
  /// The folder that a search would write to.
  let folder: String

  var text: String {
    ([head] + failing.groups.flatMap(lines) + passing + causeLines).joined(separator: "\n")
  }

  private var head: String {
    let rate = failing.rate
    switch failing.records.count {
    case 0: return "\(failing.test): a search found a failing run"
    case 1: return "\(failing.test): the only recorded run failed"
    default:
      let verdict = Verdict(failures: rate.failures, runs: rate.runs)
      return "\(failing.test): \(verdict.words), \(rate.failures) of \(rate.runs) runs failed, "
        + "\(rate)"
    }
  }

  private func lines(of group: FailureGroup) -> [String] {
    guard let record = failing.record(of: group.firstSeed), let failure = record.failures.first
    else { return [] }
    let file = failure.withFileName.file
    let place = file.isEmpty ? "" : ", \(file):\(failure.line)"
    return [
      "  \(group.count) x \(group.summary) (first with seed \(group.firstSeed)\(place))",
      record.pending.map { "    Pending: \($0)" },
      "    Replay: \(failing.replay(of: record))",
    ].compactMap(\.self)
  }

  private var passing: [String] {
    guard let passing = failing.passing else { return [] }
    let lines = ["  Passes with seed \(passing.seed): \(failing.replay(of: passing))"]
    guard let group = failing.groups.first, let failed = failing.journals[group.firstSeed],
      let passed = failing.journals[passing.seed]
    else { return lines }
    return lines + ["  Compare: rehearse trace \(failed) --against \(passed)"]
  }

  // MARK: - The cause

  private var causeLines: [String] {
    switch cause {
    case .unknown(let reason):
      return ["  The cause is not known: \(reason). To search for it: \(searchCommand)"]
    case .searched(let record, let file):
      let words = "\(record.strategy), \(record.runs) run\(record.runs == 1 ? "" : "s")"
      guard let failure = record.failure else {
        return [
          "  The cause is not known: a search (\(words)) ended with \"\(record.verdict)\", as "
            + "\(file) says."
        ]
      }
      return ["  A search (\(words)) found this, kept in \(file):", "    \(failure.summary)"]
        + found(failure).map { "    " + $0 }
    }
  }

  private func found(_ failure: SearchRecord.Failure) -> [String] {
    let isKnown =
      failing.groups.isEmpty
      || failing.groups.contains { $0.failure.identity == failure.identity }
    return (isKnown ? [] : ["None of the recorded runs has this failure."])
      + (failure.rate.map { [$0.sentence] } ?? [])
      + (failure.diagnosis.isEmpty ? ["It names no cause."] : failure.diagnosis)
      + (failing.isFlow ? [] : replays(of: failure))
  }

  /// The commands for the runs of a search; flows are replayed by their seeds alone.
  private func replays(of failure: SearchRecord.Failure) -> [String] {
    let command = { (token: String) in
      ReplayCommand(token, of: failing.test, settings: failing.setting.replaySettings).description
    }
    return ["Fails: \(command(failure.token))"]
      + (failure.schedule.map { ["Nearest passing run: \(command($0.passingToken))"] } ?? [])
  }

  // MARK: - Searching

  /// The command that searches for the cause of the first failure.
  private var searchCommand: String {
    if failing.isFlow { return "rehearse explain \(folder)" }
    let setting = failing.setting
    let device = RunSetting(
      device: setting.device, system: setting.system, language: setting.language,
      variables: setting.variables)
    let seed = failing.groups.first.map { " --seed \($0.firstSeed)" } ?? ""
    let faults = setting.faults.isEmpty ? "" : " --faults \"\(setting.faults)\""
    return device.replaySettings + "rehearse campaign search exhaustive --filter "
      + "'\(TestFilter.pattern(of: failing.test))'\(seed) --latencies \(setting.latencies)\(faults)"
      + " --output \(folder)"
  }
}
