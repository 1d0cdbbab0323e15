import CommandLineTool
import SimulatedApp
import Trials

/// `rehearse check languages`: lists the translations of an app and checks that each takes effect.
struct LanguagesCommand: ToolCommand {
  static let name = "languages"
  static let summary = "Lists missing and unused translations."
  static let discussion = "Exits with 1 if a language changes no text of any first screen."
  static let examples = ["rehearse check languages --app Screens/Shop"]

  var app = CodeAppOptions()

  func run() -> ExitCode {
    guard let app = app.load() else { return .failure }
    let findings = app.findings
    let report = LanguageReport(CompiledApp(app.definition))
    let text = LanguagesText(report, findings: findings.filter(\.kind.isAboutStrings))
    Console.out(text.text)
    return text.holds ? .success : .failure
  }
}

extension RouteFinding.Kind {
  /// Whether findings of the kind are about string tables.
  fileprivate var isAboutStrings: Bool {
    [.stringMissing, .stringUnused, .argumentsDiffer].contains(self)
  }
}

/// The languages of an app as a table, with the findings in their translations.
struct LanguagesText {
  private let report: LanguageReport
  private let findings: [RouteFinding]

  init(_ report: LanguageReport, findings: [RouteFinding]) {
    self.report = report
    self.findings = findings
  }

  /// Whether every language takes effect and there are no faults.
  var holds: Bool {
    !report.rows.contains(where: \.isWithoutEffect)
      && !findings.contains { $0.kind.severity == .fault }
  }

  /// The table, the findings, and a sentence for each language without effect.
  var text: String {
    guard !report.rows.isEmpty else { return "The app has no string tables." }
    var table = TextTable([
      ("language", .left), ("words", .right), ("missing", .right), ("unused", .right),
      ("first screens", .right), ("used on", .left),
    ])
    for row in report.rows { table.add(cells(row)) }
    let reported = findings.flatMap { ["", $0.headline, "  \($0.advice)"] }
    return (table.lines + reported + verdicts).joined(separator: "\n")
  }

  private func cells(_ row: LanguageReport.Row) -> [String] {
    let counts = [row.words, row.missing, row.unused].map(String.init)
    guard !row.isOwn else { return ["\(row.language) (own)"] + counts + ["", ""] }
    let changed = "\(row.coordinators.count) of \(report.coordinatorCount)"
    let named = row.screens.prefix(4).joined(separator: ", ")
    let more = row.screens.count > 4 ? " and \(row.screens.count - 4) more" : ""
    return [row.language] + counts + [changed, named.isEmpty ? "no screen" : named + more]
  }

  private var verdicts: [String] {
    let idle = report.rows.filter(\.isWithoutEffect)
    guard !idle.isEmpty else { return [] }
    return [""]
      + idle.map { "The language \($0.language) changes no text of any first screen." }
  }
}
