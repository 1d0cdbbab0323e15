import TestFailures
import VirtualTime

/// The results of a run as plain text: a row for each test that did not simply pass, and a summary.
package struct RunTable {
  private let verdict: RunVerdict

  /// The table of a verdict.
  package init(_ verdict: RunVerdict) { self.verdict = verdict }

  /// The table, the waits that timed out unnoticed, the expired quarantines and the summary.
  package var text: String {
    (rows + massFailures + silentWaits + verdict.rules.expiries + [sum]).joined(separator: "\n")
  }

  /// The failures that many tests share, and which are therefore not flakes of single tests.
  private var massFailures: [String] {
    let groups = MassFailures(of: verdict.results).groups
    guard !groups.isEmpty else { return [] }
    var lines: [String] = []
    for group in groups {
      lines.append(group.words)
      for test in group.tests.prefix(Self.namedLimit) { lines.append("  \(test)") }
      let more = group.tests.count - Self.namedLimit
      if more > 0 { lines.append("  and \(more) more") }
    }
    return lines + [""]
  }

  /// How many tests of a group are named.
  static let namedLimit = 3

  private var silentWaits: [String] {
    let lines = SilentWaits(of: verdict.results.tests.flatMap { $0.attempts.map(\.record) }).lines
    return lines.isEmpty ? [] : lines + [""]
  }

  private var rows: [String] {
    let told = verdict.results.tests.filter { $0.status != .passed }
    guard !told.isEmpty else { return [] }
    var table = TextTable([
      ("test", .left), ("attempts", .right), ("status", .left), ("seed", .right), ("note", .left),
    ])
    for result in told {
      table.add([
        result.test, String(result.attempts.count), statusWords(of: result),
        result.firstFailure?.record.seed.description ?? "", note(on: result),
      ])
    }
    return table.lines + replays(of: told) + [""]
  }

  private func statusWords(of result: TestResult) -> String {
    let status = result.status == .flaky ? "FLAKY" : result.status.rawValue
    switch verdict.standing(of: result) {
    case .quarantined: return "\(status), quarantined"
    case .bad, .good, .tolerated: return status
    }
  }

  private func note(on result: TestResult) -> String {
    if case .quarantined(let entry) = verdict.standing(of: result) {
      return "until \(entry.until), \(entry.owner): \(entry.reason)"
    }
    switch result.status {
    case .skipped: return result.attempts.first?.record.skipReason ?? ""
    case .unfinished: return "it did not finish"
    case .flaky:
      let seed = result.firstPass?.record.seed.description ?? ""
      return "passes with seed \(seed); \(summary(of: result))"
    case .failed, .crashed, .passed: return summary(of: result)
    }
  }

  private func summary(of result: TestResult) -> String {
    let summary = result.firstFailure?.record.failures.first?.summary ?? ""
    return summary.count > Self.noteWidth ? summary.prefix(Self.noteWidth - 1) + "…" : summary
  }

  /// The most characters of a message in the table.
  private static let noteWidth = 100

  private func replays(of told: [TestResult]) -> [String] {
    let failing = told.compactMap { result in result.firstFailure.map { (result, $0) } }
    guard !failing.isEmpty else { return [] }
    return [""]
      + failing.map { result, attempt in
        let command = ReplayCommand(
          attempt.record.replayToken, of: result.test,
          settings: verdict.results.setting.replaySettings)
        return "Replay: \(command)"
      }
  }

  private var sum: String {
    let counts = TestResult.Status.allCases.compactMap { status -> String? in
      let count = verdict.results.count(status)
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }
    let quarantined = verdict.results.tests.count {
      if case .quarantined = verdict.standing(of: $0) { return true }
      return false
    }
    let aside = quarantined == 0 ? "" : " (\(quarantined) in quarantine)"
    let total = verdict.results.tests.count
    return "\(total) test\(total == 1 ? "" : "s"): \(counts.joined(separator: ", "))\(aside). "
      + (verdict.holds ? "The run passes." : "The run fails.")
  }
}
