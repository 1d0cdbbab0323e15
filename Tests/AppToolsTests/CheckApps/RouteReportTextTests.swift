import SimulatedApp
import Testing

@testable import AppTools

@Suite("The text of a report on routes")
struct RouteReportTextTests {
  private func lastLine(_ change: (inout RouteReport) -> Void) -> String? {
    var report = RouteReport(
      rows: [], placeCount: 2, moveCount: 9, movesLeftOut: 5, isComplete: false)
    change(&report)
    return RouteReportText(report).text.split(separator: "\n").last.map(String.init)
  }

  @Test func `keeps its columns where a name has a control character`() {
    let rows = ["a\u{1B}b", "c"].map {
      RouteReport.Row(subject: .screen($0), seen: "1 of 1 states", faults: [])
    }
    let report = RouteReport(rows: rows, placeCount: 2, moveCount: 9, isComplete: true)
    let lines = RouteReportText(report).text.split(separator: "\n")
    #expect(lines[2] == #"screen  a\u{1B}b  works    1 of 1 states"#)
    #expect(lines[3] == "screen  c         works    1 of 1 states")
  }

  @Test func `says that a limit ended the exploration`() {
    #expect(
      lastLine { _ in }
        == "All routes work: 2 places reached, 9 moves tried; stopped at a limit, 5 moves more "
        + "were possible (--places).")
  }

  @Test func `says that places are too deep, which no option changes`() {
    let line = lastLine {
      $0 = RouteReport(rows: [], placeCount: 65, moveCount: 64, isComplete: false)
    }
    #expect(
      line
        == "All routes work: 65 places reached, 64 moves tried; places too many moves or screens "
        + "deep were not explored further.")
  }

  @Test func `calls a gap allowed that may stay`() {
    let row = RouteReport.Row(
      subject: .screen("search"), seen: "0 of 1 states",
      faults: [.statesNotVisited(["failed"], nearest: [])])
    let lines = { (allowed: Set<String>) in
      var report = RouteReport(rows: [row], placeCount: 2, moveCount: 9, isComplete: true)
      report.allowedGaps = allowed
      return RouteReportText(report).text
    }
    #expect(lines([]).contains("1 gap (not seen): "))
    #expect(lines([]).contains("To do: "))
    #expect(lines(["search.failed"]).contains("not seen, allowed"))
    #expect(lines(["search.failed"]).contains("All routes work, 1 gap allowed: "))
    #expect(!lines(["search.failed"]).contains("To do: "))
  }

  @Test func `says that only repetitions were left out`() {
    #expect(
      lastLine { $0.leavesOnlyRepeats = true }
        == "All routes work: 2 places reached, 9 moves tried; 5 moves more would only repeat "
        + "moves tried elsewhere.")
  }
}
