import SimulatedApp
import Trials

/// The report of a route check as text.
struct RouteReportText {
  private let report: RouteReport

  init(_ report: RouteReport) { self.report = report }

  /// The table, the advice for each fault, the findings and the summary.
  var text: String { (table + faults + findings + ["", sum]).joined(separator: "\n") }

  private var table: [String] {
    var table = TextTable([
      ("what", .left), ("name", .left), ("verdict", .left), ("seen", .left),
    ])
    for row in report.rows {
      table.add([row.subject.kind, row.subject.name, row.holds ? "holds" : "FAULT", row.seen])
    }
    return table.lines
  }

  private var faults: [String] {
    let rows = report.rows.filter { !$0.holds }
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
    let faults = report.rows.reduce(found) { $0 + $1.faults.count }
    let advice = report.findings.count - found
    let verdict =
      (faults == 0 ? "All routes hold" : "\(counted(faults, "fault"))")
      + (advice == 0 ? "" : ", \(counted(advice, "finding")) to look at")
    let bound = report.isComplete ? "" : "; the app has more places than were looked at"
    return "\(verdict): \(counted(report.placeCount, "place")) reached, "
      + "\(counted(report.moveCount, "move")) tried\(bound)."
  }
}
