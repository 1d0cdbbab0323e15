import LabGoals

/// The rows of the goals, for printing in several formats.
struct GoalTable {
  let rows: [GoalRow]
  let goals: [Goal]

  /// A block for each goal, then a summary of the outcomes and the limits.
  var text: String {
    let blocks = goals.map { goal in
      let lines = rows.filter { $0.goal == goal.number }.map { row in
        "  \(row.outcome.rawValue.padded(15))\(row.target)\n"
          + "                 \(row.measured)\n                 (\(row.how))"
      }
      return "\(goal.number). \(goal.title); known: \(goal.anchor)\n"
        + lines.joined(separator: "\n")
    }
    let limits = Goal.limits.map { "  - \($0)" }.joined(separator: "\n")
    return blocks.joined(separator: "\n\n") + "\n\n\(sum)\n\nNot said by any of it:\n\(limits)"
  }

  /// The number of rows with each outcome.
  var sum: String {
    let kinds: [GoalRow.Outcome] = [.met, .missed, .compared]
    let counts = kinds.map { kind in "\(rows.count { $0.outcome == kind }) \(kind.rawValue)" }
    return counts.joined(separator: ", ") + "."
  }

  /// The table of the article in Markdown, one line for each row.
  var markdown: String {
    let head = """
      | Goal | Best known elsewhere | Target | Measured | How | |
      |---|---|---|---|---|---|

      """
    return head + rows.map { markdown($0) }.joined(separator: "\n")
  }

  private func markdown(_ row: GoalRow) -> String {
    let goal = goals.first { $0.number == row.goal }
    let isFirst = rows.first { $0.goal == row.goal } == row
    let cells = [
      "\(row.goal) \(goal?.title ?? "")", isFirst ? goal?.anchor ?? "" : "", row.target,
      row.measured, row.how, row.outcome.rawValue,
    ]
    return "| " + cells.map(Self.escaped).joined(separator: " | ") + " |"
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "&lt;")
  }

  /// One JSON object: `rows` are the same in every run, `timed` differ.
  var json: String {
    let fixed = rows.filter { !$0.isTimed }.map(Self.json).joined(separator: ",")
    let timed = rows.filter(\.isTimed).map(Self.json).joined(separator: ",")
    return "{\"rows\":[\(fixed)],\"timed\":[\(timed)]}"
  }

  private static func json(_ row: GoalRow) -> String {
    let figures = row.figures.map { "\(quoted($0.name)):\(number($0.value))" }
    let members = [
      "\"goal\":\(row.goal)", "\"target\":\(quoted(row.target))",
      "\"measured\":\(quoted(row.measured))", "\"how\":\(quoted(row.how))",
      "\"outcome\":\(quoted(row.outcome.rawValue))",
      "\"figures\":{\(figures.joined(separator: ","))}",
    ]
    return "{" + members.joined(separator: ",") + "}"
  }

  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\t": "\\t"
      default: scalar.value < 0x20 ? " " : "\(scalar)"
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
