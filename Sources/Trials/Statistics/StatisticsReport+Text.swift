import VirtualTime

extension StatisticsReport {
  /// The measured figures with the values that the module's article promises.
  public var figures: [GoalFigure] {
    let error = 1 - FlakeRate.confidence
    let lost = watching.map { FlakeRate(failures: $0.losses, runs: $0.experiments).lowerBound }
    return [
      GoalFigure(
        "least coverage of the exact interval", coverage.map(\.share).min() ?? 0, .atLeast,
        FlakeRate.confidence),
      GoalFigure(
        "most wrong answers of early stops", stopping.map(\.error).max() ?? 1, .atMost, error),
      GoalFigure(
        "mean size of early stops, of a fixed one", stopping.map(\.size).max() ?? 1, .atMost, 0.65),
      GoalFigure(
        "least plausible share of lost watched intervals", lost.max() ?? 1, .atMost, error),
      GoalFigure("pairs that tell 1 % from 0.1 %", Double(pairs), .atMost, 900),
    ]
  }

  /// Whether every figure keeps what the module's article promises.
  public var holds: Bool { figures.allSatisfy(\.holds) }
}

extension StatisticsReport: CustomStringConvertible {
  /// The figures, a line each.
  public var description: String {
    let least = coverage.min { $0.share < $1.share }
    let first = least.map {
      "exact interval: \(coverage.count) cells, least coverage \(FlakeRate.percent($0.share)) % "
        + "(\($0.runs) runs at \(FlakeRate.percent($0.rate)) %)"
    }
    let early = stopping.map {
      "early stop \(FlakeRate.percent($0.test.low)) % or "
        + "\(FlakeRate.percent($0.test.high)) %: "
        + "\(Int(saturating: $0.ifLow.runs.rounded())) and "
        + "\(Int(saturating: $0.ifHigh.runs.rounded())) runs "
        + "of \($0.fixedRuns) (\(FlakeRate.percent($0.size)) %), wrong "
        + "\(FlakeRate.percent($0.ifLow.atLeast)) % and "
        + "\(FlakeRate.percent(1 - $0.ifHigh.atLeast)) %"
    }
    let watched = watching.map {
      "watched interval at \(FlakeRate.percent($0.rate)) %: lost in \($0.losses) of "
        + "\($0.experiments) experiments of \($0.runs) runs"
    }
    let paired = "same seeds tell 1 % from 0.1 % with 80 % in \(pairs) pairs"
    return ([first].compactMap { $0 } + early + watched + [paired]).joined(separator: "\n")
  }
}
