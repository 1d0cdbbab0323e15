import TestFailures

extension TestFindings {
  /// The verdict in a table.
  package var verdictWords: String {
    isSkipped ? "skipped" : verdict.words
  }

  /// Where the trials stopped early, such as `stopped after 327: at most 1 %`; empty if all were
  /// made.
  package var stopWords: String {
    guard let stop else { return "" }
    let words = stop.answer == .atMost ? "at most" : "at least"
    return "stopped after \(stop.after): \(words) \(FlakeRate.percent(stop.share)) %"
  }

  /// The cause that a search has recorded; nil if it found another failure than those here.
  package func cause(among searches: [SearchRecord]) -> String? {
    searches.lazy.filter { $0.test == test }.compactMap(\.failure)
      .first { failure in failureGroups.contains { $0.failure.identity == failure.identity } }?
      .cause
  }

  /// The failure message of a test; nil if all trials passed.
  ///
  /// There is no replay command if the token of the first failure did not reproduce it. `settings`
  /// are the variables that the command needs besides the token, each followed by a space.
  package func failureText(settings: String) -> String? {
    guard let first = firstFailure, let failure = first.failures.first else { return nil }
    var lines = [sentence]
    for group in failureGroups.prefix(Self.groupLimit) {
      lines.append("  \(group.count) x \(group.summary) (first with seed \(group.firstSeed))")
    }
    let others = failureGroups.count - Self.groupLimit
    if others > 0 { lines.append("  and \(others) other ways") }
    lines.append("The failure with seed \(first.seed), line \(failure.line):")
    lines += failure.message.split(whereSeparator: \.isNewline).map { "  " + $0 }
    lines += replay(of: first, settings: settings)
    return lines.joined(separator: "\n    ")
  }

  /// The command that runs only a failing trial; nil if its token does not repeat it.
  package func replayCommand(of trial: TrialRecord, settings: String) -> String? {
    guard trial.isRepeatable else { return nil }
    return ReplayCommand(trial.replayToken, of: test, settings: settings).description
  }

  /// The line with this command, or why there is none.
  func replay(of trial: TrialRecord, settings: String) -> [String] {
    replayCommand(of: trial, settings: settings).map { ["Replay: " + $0] }
      ?? ReplayCommand.unrepeatable
  }

  /// The most groups that a failure message lists; it counts the others.
  static let groupLimit = 10

  private var sentence: String {
    let count = "\(rate.failures) of \(rate.runs) trials failed, \(rate)."
    switch verdict {
    case .steadyPass: return count
    case .steadyFail: return "Steady fail: \(count) No seed passes: the test or the app is wrong."
    case .flaky:
      return "Flaky: \(count) Some seeds pass: the test does not wait for what it needs, or the "
        + "app does not handle every order of its answers."
    }
  }
}
