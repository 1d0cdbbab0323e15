/// One row of the table of goals: a target and the measured result.
package struct GoalRow: Sendable, Equatable {
  /// The outcome.
  package enum Outcome: String, Sendable {
    case met, missed
    /// A figure without a target, for comparison with others.
    case compared = "for comparison"

    /// Returns `met` if a condition is true.
    package init(isMet: Bool) { self = isMet ? .met : .missed }
  }

  /// The number of the goal, 1 to 12.
  package let goal: Int
  /// The target.
  package let target: String
  /// The measured result in words.
  package let measured: String
  /// How it was measured.
  package let how: String
  /// The outcome.
  package let outcome: Outcome
  /// The measured result in numbers.
  package let figures: [RowFigure]
  /// Whether it measures real time or memory, which differ in every run.
  package let isTimed: Bool

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - goal: the number of the goal.
  ///   - target: the target.
  ///   - measured: the measured result in words.
  ///   - how: how it was measured.
  ///   - outcome: the outcome.
  ///   - figures: the measured result in numbers.
  ///   - isTimed: whether it measures real time or memory.
  package init(
    _ goal: Int, target: String, measured: String, how: String, outcome: Outcome,
    figures: [RowFigure] = [], isTimed: Bool = false
  ) {
    self.goal = goal
    self.target = target
    self.measured = measured
    self.how = how
    self.outcome = outcome
    self.figures = figures
    self.isTimed = isTimed
  }
}

/// A number of a row, by its name.
package struct RowFigure: Sendable, Equatable {
  /// The name, such as `median_runs`.
  package let name: String
  /// The number.
  package let value: Double

  /// Makes a figure.
  package init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  /// Makes a figure of a count.
  package init(_ name: String, _ count: Int) { self.init(name, Double(count)) }
}
