/// Goal 7: the cause of a flaky test is named as its author does.
package enum CauseGoal {
  /// Measures.
  package static func rows(isQuick: Bool) -> [GoalRow] {
    rows(of: CauseReport.measured(isQuick: isQuick))
  }

  static func rows(of figures: [CauseReport.Figure]) -> [GoalRow] {
    figures.map { figure in
      let aim = aims.first { figure.name.hasSuffix($0.name) }
      let isMet = aim.map { $0.isMost ? figure.value <= $0.limit : figure.value >= $0.limit }
      let words = aim.map {
        ($0.isMost ? ": at most " : ": at least ") + CauseReport.number($0.limit)
      }
      return GoalRow(
        7, target: figure.name + (words ?? ""), measured: CauseReport.number(figure.value),
        how: "the diagnosis of each flaky scenario, compared with what its author states",
        outcome: isMet.map { .init(isMet: $0) } ?? .compared,
        figures: [RowFigure(figure.name.replacing(" ", with: "_"), figure.value)])
    }
  }

  private static let aims: [(name: String, limit: Double, isMost: Bool)] = [
    ("macro F1", 0.95, false), ("blame", 0.95, false), ("racing pair", 0.95, false),
    ("regression called flaky", 0.01, true), ("pending named", 1, false),
    ("exact depth", 0.95, false),
  ]
}
