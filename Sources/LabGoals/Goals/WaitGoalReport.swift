package import FlakeLab
package import Trials
package import VirtualTime

/// Whether the recommended wait keeps its word in the lab's scenarios, measured.
package struct WaitGoalReport: Sendable, Equatable {
  /// What the recommended wait came to in one scenario.
  package struct Row: Sendable, Equatable {
    /// The scenario's name.
    package let scenario: String
    /// The wait.
    package let strategy: WaitStrategy
    /// How often it failed.
    package let rate: FlakeRate
    /// The mean time that it took.
    package let mean: VirtualDuration
    /// How much longer than the perfect wait that is, 1 where as long.
    package let ratio: Double

    /// Whether a test with one such wait fails in 0.15 % of its runs at most, with 95 %, and takes
    /// at most a tenth more time than it has to.
    package var holds: Bool {
      ratio <= WaitGoalReport.ratioLimit
        && rate.atMost(confidence: 0.95) <= WaitGoalReport.rateLimit
    }
  }

  /// The scenarios.
  package let rows: [Row]

  /// The greatest rate of failures.
  package static let rateLimit: Double = 0.0015
  /// The longest time, in times of the perfect wait.
  package static let ratioLimit: Double = 1.1
  /// The fewest runs that can show the rate, and enough for a failure or two.
  private static let runs = (quick: 2_000, full: 5_000)

  /// Runs every scenario of the lab.
  ///
  /// - Parameter isQuick: takes the fewest runs that can show the rate.
  /// - Returns: what was measured.
  package static func measured(isQuick: Bool = false) -> WaitGoalReport {
    measured(runs: isQuick ? runs.quick : runs.full)
  }

  static func measured(runs: Int) -> WaitGoalReport {
    WaitGoalReport(
      rows: WaitScenario.lab.map { scenario in
        var comparison = WaitComparison(scenario)
        comparison.runs = runs
        return Row(comparison)
      })
  }

  /// The share of the scenarios in which the wait keeps both limits.
  package var share: Double { Double(rows.count(where: \.holds)) / Double(max(1, rows.count)) }

  /// What was measured, with what the module's article promises.
  package var figures: [GoalFigure] {
    [
      GoalFigure("scenarios", Double(rows.count), .atLeast, 10),
      GoalFigure("share of them with 0.15 % in 1.10 times the perfect wait", share, .atLeast, 0.9),
    ]
  }

  /// Whether every figure is what the module's article promises.
  package var holds: Bool { figures.allSatisfy(\.holds) }
}

extension WaitGoalReport.Row {
  /// The perfect wait takes what the courses say, and is not run.
  fileprivate init(_ comparison: WaitComparison) {
    scenario = comparison.scenario.name
    strategy = comparison.recommended()
    let report = comparison.run([strategy], withOracle: false)
    rate = report.rows[0].rate
    mean = report.rows[0].mean
    let needed = report.needed.map { $0 ?? .zero }.reduce(.zero, +) / max(1, comparison.runs)
    ratio = needed > .zero ? mean / needed : 1
  }
}

extension WaitGoalReport: CustomStringConvertible {
  /// A table, a line a scenario, and the figures.
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
