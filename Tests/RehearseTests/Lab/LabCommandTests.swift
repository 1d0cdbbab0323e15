import FlakeLab
import Foundation
import Testing

@testable import rehearse

@Suite("rehearse bench lab") struct LabCommandTests {
  private func options(_ arguments: String...) throws -> LabCommand.Options {
    try LabCommand.options(of: arguments)
  }

  @Test func `takes a style, a goal and a short run`() throws {
    #expect(try options() == LabCommand.Options())
    let all = try options("--quick", "--json", "--goal", "4")
    #expect(all == LabCommand.Options(isQuick: true, style: .json, goal: 4))
    #expect(try options("--article").style == .article)
  }

  @Test(arguments: [["--goal"], ["--goal", "13"], ["--goal", "x"], ["--fast"], ["4"]])
  func `refuses what it does not know`(arguments: [String]) {
    #expect(throws: LabCommand.ArgumentError.self) { try LabCommand.options(of: arguments) }
    #expect(LabCommand.run(arguments: arguments) == 2)
  }

  @Test func `has a row for each figure of a report`() {
    let rows = LabGoals.rows(of: 10, isQuick: true)
    #expect(rows.count == StatisticsReport.measured(isQuick: true).figures.count)
    #expect(rows.allSatisfy { $0.goal == 10 && $0.outcome != .notMeasured })
  }

  @Test func `refuses parts that are none`() {
    #expect(LabReplays.part([]) == nil)
    #expect(LabReplays.part(["1", "nonsense"]) == nil)
  }
}

@Suite("Table of the goals") struct LabTableTests {
  private let rows = [
    GoalRow(
      1, target: "a | b", measured: "3 of \"4\"", how: "x < y", outcome: .met,
      figures: [RowFigure("share", 0.75)]),
    GoalRow(
      9, target: "fast", measured: "1 s", how: "timed", outcome: .missed,
      figures: [RowFigure("seconds", 1.0)], isTimed: true),
  ]

  private var table: LabTable {
    LabTable(rows: rows, goals: Goal.all.filter { [1, 9].contains($0.number) })
  }

  @Test func `ends with the sum and the limits`() {
    #expect(table.text.contains("1 met, 1 missed, 0 not measured, 0 for comparison."))
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
