import OutputFiles
package import SimulatedApp
import Trials

/// The report of a route check as text.
package struct RouteReportText {
  private let report: RouteReport

  /// Makes the text of a report.
  package init(_ report: RouteReport) { self.report = report }

  /// The table, the advice for each fault, the findings, the summary, and the parts that multiply
  /// the places if a limit ended the exploration.
  package var text: String {
    let factors = PlaceFactors(report.signatures).words
    return (table + faults + findings + ["", sum] + (factors.map { [$0] } ?? []))
      .joined(separator: "\n")
  }

  private var table: [String] {
    var table = TextTable([
      ("what", .left), ("name", .left), ("verdict", .left), ("seen", .left),
    ])
    for row in report.rows {
      // Control characters are longer where they are shown, which moves columns.
      table.add(
        [row.subject.kind, row.subject.name, words(of: row), row.seen].map(VisibleText.of))
    }
    return table.lines
  }

  private func words(of row: RouteReport.Row) -> String {
    row.verdict.words + (report.isAllowed(row) ? ", allowed" : "")
  }

  private var faults: [String] {
    let rows = report.rows.filter { !$0.holds && !report.isAllowed($0) }
    guard !rows.isEmpty else { return [] }
    return [""]
      + rows.flatMap { row in
        row.faults.flatMap { fault in
          [
            "\(row.subject.kind) \(row.subject.name): \(fault.message)",
            "    To do: \(fault.advice).",
          ]
        }
      }
  }

  private var findings: [String] {
    guard !report.findings.isEmpty else { return [] }
    return [""]
      + report.findings.flatMap { [$0.headline, "    To do: \($0.advice)."] }
  }

  private var sum: String {
    let found = report.findings.count { $0.kind.severity == .fault }
    let allowed = report.rows.filter(report.isAllowed).flatMap(\.faults).count
    let told = report.rows.filter { !report.isAllowed($0) }.flatMap(\.faults)
    let faults = found + told.count { !$0.isGap }
    let gaps = told.count - told.count { !$0.isGap }
    let advice = report.findings.count - found
    var parts = faults == 0 ? [] : [counted(faults, "fault")]
    if gaps > 0 { parts.append("\(counted(gaps, "gap")) (not seen)") }
    if parts.isEmpty { parts.append("All routes work") }
    if allowed > 0 { parts.append("\(counted(allowed, "gap")) allowed") }
    if advice > 0 { parts.append("\(counted(advice, "finding")) to look at") }
    let more = counted(report.movesLeftOut, "move") + " more "
    let bound =
      if report.isComplete {
        ""
      } else if report.leavesOnlyRepeats {
        "; \(more)would only repeat moves tried elsewhere"
      } else if report.movesLeftOut == 0 {
        "; places too many moves or screens deep were not explored further"
      } else {
        "; stopped at a limit, \(more)were possible (--places)"
      }
    let waits =
      report.hasCutWait
      ? "; waits were cut off after \(RouteWalk.waitLimit) events that showed nothing new" : ""
    return parts.joined(separator: ", ") + ": \(counted(report.placeCount, "place")) reached, "
      + "\(counted(report.moveCount, "move")) tried\(bound)\(waits)."
  }
}

extension RouteVerdict {
  /// The verdict in a table.
  fileprivate var words: String {
    switch self {
    case .holds: "works"
    case .fails: "FAULT"
    case .notSeen: "not seen"
    }
  }
}
