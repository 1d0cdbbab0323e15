import Foundation
import LabGoals
import Testing
import Trials

@testable import benchmarks

@Suite struct `Measures of the goals` {
  @Test func `has a row for each figure of a report`() {
    let figures = [
      GoalFigure("least share", 0.5, .atLeast, 0.75), GoalFigure("runs", 10, .atMost, 20),
    ]
    let rows = GoalMeasures.rows(10, figures, how: "drawn")
    #expect(rows.map(\.goal) == [10, 10])
    #expect(rows.map(\.target) == ["least share: at least 0.75", "runs: at most 20"])
    #expect(rows.map(\.outcome) == [.missed, .met])
  }

  @Test func `refuses parts that are none`() {
    #expect(ReplayProcesses.part([]) == nil)
    #expect(ReplayProcesses.part(["1", "nonsense"]) == nil)
  }
}

@Suite("Table of the goals") struct GoalTableTests {
  private let rows = [
    GoalRow(
      1, target: "a | b", measured: "3 of \"4\"", how: "x < y", outcome: .met,
      figures: [RowFigure("share", 0.75)]),
    GoalRow(
      9, target: "fast", measured: "1 s", how: "timed", outcome: .missed,
      figures: [RowFigure("seconds", 1.0)], isTimed: true),
  ]

  private var table: GoalTable {
    GoalTable(rows: rows, goals: Goal.all.filter { [1, 9].contains($0.number) })
  }

  @Test func `ends with the sum and the limits`() {
    #expect(table.text.contains("1 met, 1 missed, 0 for comparison."))
    #expect(Goal.limits.allSatisfy { table.text.contains($0) })
  }

  @Test func `has a line of Markdown for each row`() {
    let lines = table.markdown.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[2].hasPrefix("| 1 every cause, runnable | Romano"))
    #expect(lines[2].hasSuffix("| a \\| b | 3 of \"4\" | x &lt; y | met |"))
  }

  @Test func `keeps what is timed apart`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(table.json.utf8)) as? [String: Any]
    let fixed = try #require(json?["rows"] as? [[String: Any]])
    let timed = try #require(json?["timed"] as? [[String: Any]])
    #expect(fixed.map { $0["goal"] as? Int } == [1])
    #expect(timed.map { $0["goal"] as? Int } == [9])
    #expect((fixed[0]["figures"] as? [String: Double]) == ["share": 0.75])
  }
}
