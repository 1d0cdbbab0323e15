import Trials
import VirtualTime

/// A test that failed, with its recorded runs.
struct FailingTest {
  /// The test, such as `ShopTests.CartTests/testAdd`.
  let test: String
  /// Its runs, by rising seed; empty if only a search knows the test.
  let records: [TrialRecord]
  /// The settings of the runs.
  let setting: RunSetting
  /// The journals of the runs, by seed.
  var journals: [Seed: String] = [:]

  /// How many runs failed; skipped runs do not count.
  var rate: FlakeRate {
    FlakeRate(
      failures: records.count(where: \.outcome.isFailure),
      runs: records.count { $0.outcome != .skipped })
  }

  /// The failures by identity, the most frequent first.
  var groups: [FailureGroup] {
    FailureGroup.groups(
      of: records.compactMap { record in
        record.failures.first.map { ($0, record.seed) }
      })
  }

  /// The run with a seed.
  func record(of seed: Seed) -> TrialRecord? { records.first { $0.seed == seed } }

  /// The passing run whose seed is nearest to that of the first failure.
  var passing: TrialRecord? {
    guard let failing = records.first(where: \.outcome.isFailure) else { return nil }
    let distance = { (record: TrialRecord) in
      max(record.seed.value, failing.seed.value) - min(record.seed.value, failing.seed.value)
    }
    return records.filter { $0.outcome == .passed }.min { distance($0) < distance($1) }
  }

  /// Whether it is a flow of the standard campaign, which no bundle of tests has.
  var isFlow: Bool { StandardFlows.names.contains(test) }

  /// The command that replays a run; the one below the failure's message if there is one.
  func replay(of record: TrialRecord) -> String {
    if isFlow { return "swift run rehearse --flow '\(test)' --seed \(record.seed) --runs 1" }
    return testReplay(of: record)
  }

  private func testReplay(of record: TrialRecord) -> String {
    guard record.isRepeatable else { return ReplayCommand.none }
    return record.line(after: "Replay: ")
      ?? ReplayCommand(record.replayToken, of: test, settings: setting.replaySettings).description
  }
}

extension TrialRecord {
  /// What was pending when the run failed; nil if its message does not say.
  var pending: String? { line(after: "Pending: ") }

  /// The rest of the first line of the first message that begins with a word.
  fileprivate func line(after word: String) -> String? {
    failures.first?.message.split(whereSeparator: \.isNewline)
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
      .first { $0.hasPrefix(word) }.map { String($0.dropFirst(word.count)) }
  }
}
