import CommandLineTool
import SimulatedApp

/// `rehearse check audit`: checks an app's files, then the accessibility of its screens.
struct AuditCommand: ToolCommand {
  static let name = "audit"
  static let summary = "Audits the accessibility of every screen and state."
  static let discussion = "Checks the app's files first, and exits with 1 if anything is found."
  static let examples = ["rehearse check audit --app Screens/Shop"]

  var app = CodeAppOptions()

  func run() -> ExitCode {
    guard FileCheck(app).run() == .success, let app = app.load() else { return .failure }
    let report = AppAudit(CompiledApp(app.definition)).run()
    Console.out(AuditText(report).text)
    return report.rows.isEmpty ? .success : .failure
  }
}

/// The report of an audit as text: the findings in each state of a screen.
struct AuditText {
  private let report: AppAuditReport

  init(_ report: AppAuditReport) { self.report = report }

  /// The findings under their screens and states, and the summary.
  var text: String { (places.flatMap(lines) + [sum]).joined(separator: "\n") }

  /// The screens and states with findings, in the order in which they were reached.
  private var places: [(screen: String, state: String)] {
    var places: [(screen: String, state: String)] = []
    for row in report.rows where !places.contains(where: { $0 == (row.screen, row.state) }) {
      places.append((row.screen, row.state))
    }
    return places
  }

  private func lines(_ place: (screen: String, state: String)) -> [String] {
    let rows = report.rows.filter { ($0.screen, $0.state) == place }
    let title =
      "screen \(place.screen)" + (place.state.isEmpty ? "" : ", state \(place.state)")
    return [title]
      + rows.flatMap { row in
        [
          "  \(row.compact) [\(row.type.name)]: \(row.detailed)",
          "    \(row.element ?? "no element")",
        ]
      } + [""]
  }

  private var sum: String {
    let verdict =
      report.rows.isEmpty ? "Nothing found" : counted(report.rows.count, "finding")
    let bound = report.isComplete ? "" : "; the app has more places than were explored"
    return "\(verdict): \(counted(report.placeCount, "place")) audited\(bound)."
  }
}
