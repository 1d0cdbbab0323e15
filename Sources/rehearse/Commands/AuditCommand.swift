import SimulatedApp

/// `rehearse check --audit`: tells what is wrong with an app's files, then what keeps people from
/// using its screens.
enum AuditCommand {
  static func run(folder: String?, variant: String?) -> ExitCode {
    guard CheckCommand.run(folder: folder, variant: variant) == .success,
      let app = AppSource.load(folder, variant: variant)
    else { return .failure }
    let report = AppAudit(CompiledApp(app.definition)).run()
    Console.out(AuditText(report).text)
    return report.rows.isEmpty ? .success : .failure
  }
}

/// The report of an audit as text: for each state of a screen what was found in it.
struct AuditText {
  private let report: AppAuditReport

  init(_ report: AppAuditReport) { self.report = report }

  /// The findings under their screens and states, and the sum.
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
    let bound = report.isComplete ? "" : "; the app has more places than were looked at"
    return "\(verdict): \(counted(report.placeCount, "place")) audited\(bound)."
  }
}
