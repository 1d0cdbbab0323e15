/// One line of the table of goals: what was aimed at, and what was measured.
package struct GoalRow: Sendable, Equatable {
  /// What came of it.
  package enum Outcome: String, Sendable {
    case met, missed
    /// A figure without a target of its own, beside which others are read.
    case compared = "for comparison"

    /// Met where something holds.
    package init(isMet: Bool) { self = isMet ? .met : .missed }
  }

  /// The number of the goal, 1 to 12.
  package let goal: Int
  /// What was aimed at.
  package let target: String
  /// What came out, in words.
  package let measured: String
  /// How it was measured.
  package let how: String
  /// What came of it.
  package let outcome: Outcome
  /// What came out, in numbers.
  package let figures: [RowFigure]
  /// Whether it speaks of real time or memory, which no two runs share.
  package let isTimed: Bool

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - goal: the number of the goal.
  ///   - target: what was aimed at.
  ///   - measured: what came out, in words.
  ///   - how: how it was measured.
  ///   - outcome: what came of it.
  ///   - figures: what came out, in numbers.
  ///   - isTimed: whether it speaks of real time or memory.
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
