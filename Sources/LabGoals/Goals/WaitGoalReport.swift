package import FlakeLab
package import Trials
package import VirtualTime

/// Measures whether the recommended wait keeps its promise in the lab's scenarios.
package struct WaitGoalReport: Sendable, Equatable {
  /// The result of the recommended wait in one scenario.
  package struct Row: Sendable, Equatable {
    /// The scenario's name.
    package let scenario: String
    /// The wait.
    package let strategy: WaitStrategy
    /// How often it failed.
    package let rate: FlakeRate
    /// Its mean duration.
    package let mean: VirtualDuration
    /// The mean duration divided by that of the perfect wait.
    package let ratio: Double

    /// Whether, with 95 % confidence, a test with one such wait fails in at most 0.15 % of its
    /// runs, and the wait takes at most a tenth longer than needed.
    package var holds: Bool {
      ratio <= WaitGoalReport.greatestRatio
        && rate.atMost(confidence: 0.95) <= WaitGoalReport.greatestRate
    }
  }

  /// The scenarios.
  package let rows: [Row]

  /// The greatest rate of failures.
  package static let greatestRate: Double = 0.0015
  /// The longest allowed duration, relative to the perfect wait.
  package static let greatestRatio: Double = 1.1
  /// The fewest runs that can prove the rate, and enough to allow a failure or two.
  private static let runs = (quick: 2_000, full: 5_000)

  /// Runs every scenario of the lab.
  ///
  /// - Parameter isQuick: makes only the fewest runs that can prove the rate.
  /// - Returns: the measurements.
  package static func measured(isQuick: Bool = false) -> WaitGoalReport {
    measured(runs: isQuick ? runs.quick : runs.full)
  }

  static func measured(
    runs: Int, of scenarios: [WaitScenario] = WaitScenario.lab,
    waitingBy wait: (WaitComparison) -> WaitStrategy = { $0.recommended() }
  ) -> WaitGoalReport {
    WaitGoalReport(
      rows: scenarios.map { scenario in
        var comparison = WaitComparison(scenario)
        comparison.runs = runs
        return Row(comparison, waitingBy: wait(comparison))
      })
  }

  /// The share of the scenarios in which the wait keeps both limits.
  package var share: Double { Double(rows.count(where: \.holds)) / Double(max(1, rows.count)) }

  /// The measured figures with the values that the module's article promises.
  package var figures: [GoalFigure] {
    [
      GoalFigure("scenarios", Double(rows.count), .atLeast, 10),
      GoalFigure("share of them with 0.15 % in 1.10 times the perfect wait", share, .atLeast, 0.9),
    ]
  }
}

extension WaitGoalReport.Row {
  /// The perfect wait's duration comes from the observed courses, so it is not run.
  fileprivate init(_ comparison: WaitComparison, waitingBy strategy: WaitStrategy) {
    scenario = comparison.scenario.name
    self.strategy = strategy
    let report = comparison.run([strategy], withOracle: false)
    rate = report.rows[0].rate
    mean = report.rows[0].mean
    let needed = report.needed.map { $0 ?? .zero }.reduce(.zero, +) / max(1, comparison.runs)
    ratio = needed > .zero ? mean / needed : 1
  }
}

extension WaitGoalReport: CustomStringConvertible {
  /// A table with a line for each scenario, and the figures.
  package var description: String {
    var table = TextTable([
      ("scenario", .left), ("recommended", .left), ("at most", .right), ("mean", .right),
      ("of oracle", .right),
    ])
    for row in rows {
      table.add([
        row.scenario, "\(row.strategy)",
        FlakeRate.percent(row.rate.atMost(confidence: 0.95)) + " %", WaitStrategy.short(row.mean),
        WaitReport.times(row.ratio),
      ])
    }
    return (table.lines + figures.map(\.description)).joined(separator: "\n")
  }
}
