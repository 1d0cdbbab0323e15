import AppTools
import CommandLineTool
import FlakeLab
import Foundation
import OutputFiles
import PredicateFormat
import SimulatedApp
import TestRuns
import XCUIAutomation

/// `rehearse waits`: compares wait strategies with the perfect wait, using the same seeds.
struct WaitsCommand: ToolCommand {
  /// How the figures are printed.
  enum Format: String, CaseIterable {
    case text, json
  }

  static let name = "waits"
  static let summary = "Compares ways to wait in a test."
  static let discussion = """
    Shows how often each way fails and how long it takes, next to the perfect wait. It runs \
    built-in scenarios, or waits for loaders of an app.
    """
  static let errorCode = ExitCode.notMade
  static let examples = ["rehearse waits --loader signIn --loader details --app Screens"]
  static let formerWords = ["--json": "--format json"]

  @Option("--scenario", .name(among: WaitScenario.lab.map(\.name)), "Runs this scenario only.")
  var scenario: String?

  @Option(
    "--loader", .text("NAME"),
    "Waits for a loader of the app instead; may be repeated for loaders that follow each other.")
  var loaders: [String]

  var app = AppOptions()

  @Option("--runs", .number(in: 1...1_000_000), "How many times each way to wait runs.")
  var runs = 1_000

  @Option(
    "--waits", .number(in: 1...100_000),
    "How many such waits a test has. A timeout is chosen so that 0.15 % of such tests fail.")
  var waits = 20

  @Option("--format", .choice("FORMAT"), "How the figures are printed.")
  var format = Format.text

  @Option(
    "--output", .folder(),
    "Draws how likely a wait of each length is enough, as SVG, and writes the figures for the "
      + "report of a campaign.")
  var output: String?

  func faults() -> [CommandLineFault] {
    if app.folder != nil, loaders.isEmpty { return [.missingArgument("--loader NAME")] }
    guard scenario != nil, !loaders.isEmpty else { return [] }
    return [.excludedOption("--scenario", by: "--loader")]
  }

  func run() throws -> ExitCode {
    guard let scenarios = scenarios() else { return .failure }
    // A wrong path is reported before the comparison, which may take long.
    if let output { try OutputFolder.make(output) }
    let bar = ProgressBar(total: scenarios.count, of: "scenarios")
    let reports = zip(1..., scenarios).map { number, scenario in
      var comparison = WaitComparison(scenario)
      comparison.runs = runs
      comparison.waits = waits
      defer { bar.show(number) }
      return comparison.run()
    }
    bar.finish()
    if format == .json {
      Console.out(WaitReport.json(of: reports))
    } else {
      Console.out(reports.map(\.description).joined(separator: "\n\n"))
    }
    guard let output else { return .success }
    return draw(reports, in: output) ? .success : .failure
  }

  private func scenarios() -> [WaitScenario]? {
    guard loaders.isEmpty else { return loading().map { [$0] } }
    return WaitScenario.lab.filter { scenario == nil || $0.name == scenario }
  }

  /// Loaders of an app, one after another.
  private func loading() -> WaitScenario? {
    guard let app = app.load(printingFaults: Console.error) else { return nil }
    var laws: [LatencyDistribution] = []
    for name in loaders {
      guard let loader = app.definition.loaders.first(where: { $0.name == name }) else {
        let names = app.definition.loaders.map(\.name)
        let advice =
          NearestName.of(name, in: names).map { "Did you mean '\($0)'?" }
          ?? "Choose one of: \(names.joined(separator: "; "))"
        Console.error("Error: there is no loader '\(name)'. \(advice)")
        return nil
      }
      laws.append(loader.latency)
    }
    return .loading(loaders.joined(separator: ", then "), laws)
  }

  private func draw(_ reports: [WaitReport], in folder: String) -> Bool {
    do {
      for report in reports {
        try OutputFile.write(report.svg + "\n", to: "\(folder)/\(report.fileName)")
      }
      let figures = folder + "/" + ResultFolder.waits
      try OutputFile.write(WaitReport.json(of: reports) + "\n", to: figures)
    } catch {
      Console.error("Error: \(error)")
      return false
    }
    Console.error(
      "Wrote \(reports.count == 1 ? "a curve" : "\(reports.count) curves") to \(folder)")
    return true
  }
}
