import EventOrders
package import Trials
import VirtualTime

/// The accuracy of estimates of rare failures, measured on failures with a known probability.
package struct RareFlakeReport: Sendable, Equatable {
  /// The results of the estimates of one failure.
  package struct Row: Sendable, Equatable {
    /// The failure.
    package let name: String
    /// The number of estimates, each with a different seed.
    package let estimates: Int
    /// The number of their intervals that contain the true probability.
    package let held: Int
    /// The largest error of an estimate, as a share of the true probability.
    package let worstError: Double
    /// The most runs of one estimate.
    package let mostRuns: Int
  }

  /// The failures.
  package let rows: [Row]

  /// The number of estimates of each failure, in a quick and in a full measurement.
  private static let rounds = (quick: 1, full: 40)

  /// Estimates every failure.
  ///
  /// - Parameter isQuick: makes one estimate of each, which takes seconds instead of a minute.
  /// - Returns: the measurements.
  package static func measured(isQuick: Bool = false) -> RareFlakeReport {
    measured(rounds: isQuick ? rounds.quick : rounds.full)
  }

  static func measured(
    rounds: Int, of forms: [ClosedForm] = ClosedForm.all,
    with effort: RareSampler.Effort = .thorough
  ) -> RareFlakeReport {
    RareFlakeReport(rows: forms.map { Row($0, rounds: rounds, effort) })
  }

  /// The share of the intervals that contain the true probability.
  package var coverage: Double {
    let made = rows.reduce(0) { $0 + $1.estimates }
    return Double(rows.reduce(0) { $0 + $1.held }) / Double(max(1, made))
  }

  /// The measured figures with the values that the module's article promises.
  package var figures: [GoalFigure] {
    [
      GoalFigure("failures with a known probability", Double(rows.count), .atLeast, 20),
      GoalFigure("intervals that hold it", coverage, .atLeast, 0.93),
      GoalFigure("worst error of an estimate", rows.map(\.worstError).max() ?? 1, .atMost, 0.2),
      GoalFigure(
        "most runs of an estimate", Double(rows.map(\.mostRuns).max() ?? 0), .atMost, 100_000),
    ]
  }
}

extension RareFlakeReport.Row {
  fileprivate init(_ form: ClosedForm, rounds: Int, _ effort: RareSampler.Effort) {
    let estimates = (0..<rounds).map { round in
      var sampler = RareSampler(seed: Seed(1).derived(round)) { draws, _ in
        form.fails(draws) ? TestFailure(message: "failed", file: "", line: 0) : nil
      }
      sampler.effort = effort
      return sampler.estimate(witnesses: form.values)
    }
    name = form.name
    self.estimates = rounds
    held = estimates.count { ($0.lowerBound...$0.upperBound).contains(form.probability) }
    worstError = estimates.map { abs($0.probability / form.probability - 1) }.max() ?? 0
    mostRuns = estimates.map(\.runs).max() ?? 0
  }
}

extension RareFlakeReport: CustomStringConvertible {
  /// The figures, a line each.
  package var description: String { figures.map(\.description).joined(separator: "\n") }
}
