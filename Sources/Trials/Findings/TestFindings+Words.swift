import VirtualTime

extension TestFindings {
  /// The verdict in a table.
  package var verdictWords: String {
    if isSkipped { return "skipped" }
    return switch verdict {
    case .steadyPass: "steady pass"
    case .steadyFail: "steady fail"
    case .flaky: "FLAKY"
    }
  }

  /// Where the trials sufficed, such as `stopped after 327: at most 1 %`; empty when all were made.
  package var stopWords: String {
    guard let stop else { return "" }
    let words = stop.answer == .atMost ? "at most" : "at least"
    return "stopped after \(stop.after): \(words) \(FlakeRate.percent(stop.share)) %"
  }

  /// What a test fails with whose trials do not all pass; nil where they do.
  ///
  /// The replay says what is made of the latencies and what is to go wrong, as the plan has them.
  package func failureText(under plan: CampaignPlan) -> String? {
    guard let first = firstFailure, let failure = first.failures.first else { return nil }
    var lines = [sentence]
    for way in ways.prefix(Self.wayLimit) {
      lines.append("  \(way.count) x \(way.summary) (first with seed \(way.firstSeed))")
    }
    if ways.count > Self.wayLimit { lines.append("  and \(ways.count - Self.wayLimit) other ways") }
    lines.append("The failure with seed \(first.seed), line \(failure.line):")
    lines += failure.message.split(whereSeparator: \.isNewline).map { "  " + $0 }
    lines.append("Replay: " + replayCommand(of: first, under: plan))
    return lines.joined(separator: "\n    ")
  }

  /// The command that runs a failing trial alone.
  package func replayCommand(of trial: TrialRecord, under plan: CampaignPlan) -> String {
    ReplayCommand(trial.replayToken, of: test, settings: plan.replaySettings).description
  }

  /// Ways in which a test fails that its message tells; more of them are counted.
  private static let wayLimit = 10

  private var sentence: String {
    let count = "\(rate.failures) of \(rate.runs) trials failed, \(rate)."
    switch verdict {
    case .steadyPass: return count
    case .steadyFail: return "Steady fail: \(count) No seed passes: the test or the app is wrong."
    case .flaky:
      return "Flaky: \(count) Some seeds pass: the test does not wait for what it needs, or the "
        + "app does not stand every order of its answers."
    }
  }
}
