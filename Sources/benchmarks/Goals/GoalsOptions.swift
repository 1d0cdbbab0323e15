import LabGoals

/// Which goals of the laboratory are measured, and how they are printed.
struct GoalsOptions: Equatable {
  /// How the rows are printed.
  enum Style: Equatable {
    case text, json, article
  }

  var isQuick = false
  var style = Style.text
  /// The goal that is measured; nil measures all.
  var goal: Int?

  /// Measures the goals and returns what is printed.
  func measured() -> String {
    let goals = Goal.all.filter { goal == nil || goal == $0.number }
    let rows = goals.flatMap { GoalMeasures.rows(of: $0.number, isQuick: isQuick) }
    let table = GoalTable(rows: rows, goals: goals)
    return switch style {
    case .text: table.text
    case .json: table.json
    case .article: table.markdown
    }
  }
}
