extension StatisticsReport {
  /// Whether every figure is what the module's article promises.
  public var holds: Bool {
    coverage.allSatisfy { $0.share >= FlakeRate.confidence }
      && stopping.allSatisfy { $0.error <= $0.test.errorLimit && $0.size <= 0.65 }
      && watching.allSatisfy {
        FlakeRate(failures: $0.losses, runs: $0.experiments).lowerBound <= 1 - FlakeRate.confidence
      } && pairs <= 900
  }
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
        + "\(Int($0.ifLow.runs.rounded())) and \(Int($0.ifHigh.runs.rounded())) runs "
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
