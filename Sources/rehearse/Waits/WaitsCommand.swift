import FlakeLab
import Foundation
import PredicateFormat
import SimulatedApp
import Trials
import XCUIAutomation

/// `rehearse waits`: what ways to wait come to, beside the perfect wait.
enum WaitsCommand {
  static func run(_ options: WaitsOptions) -> ExitCode {
    guard let scenarios = scenarios(options) else { return .failure }
    let reports = scenarios.map { scenario in
      var comparison = WaitComparison(scenario)
      comparison.runs = options.runs
      comparison.waits = options.waits
      return comparison.run()
    }
    if options.isJSON {
      Console.out(WaitReport.json(of: reports))
    } else {
      Console.out(reports.map(\.description).joined(separator: "\n\n"))
    }
    guard let output = options.output else { return .success }
    return draw(reports, in: output) ? .success : .failure
  }

  private static func scenarios(_ options: WaitsOptions) -> [WaitScenario]? {
    guard options.loaders.isEmpty else { return loading(options).map { [$0] } }
    guard let name = options.scenario else { return WaitScenario.lab }
    let chosen = WaitScenario.lab.filter { $0.name == name }
    guard chosen.isEmpty else { return chosen }
    return refuse("scenario", name, among: WaitScenario.lab.map(\.name))
  }

  /// Loaders of an app, one after another.
  private static func loading(_ options: WaitsOptions) -> WaitScenario? {
    guard let app = AppSource.load(options.folder, tell: Console.error) else { return nil }
    var laws: [LatencyDistribution] = []
    for name in options.loaders {
      guard let loader = app.definition.loaders.first(where: { $0.name == name }) else {
        return refuse("loader", name, among: app.definition.loaders.map(\.name))
      }
      laws.append(loader.latency)
    }
    return .loading(options.loaders.joined(separator: ", then "), laws)
  }

  private static func refuse<Found>(
    _ kind: String, _ name: String, among names: [String]
  ) -> Found? {
    let advice =
      NearestName.of(name, in: names).map { "Did you mean '\($0)'?" }
      ?? "There are: \(names.joined(separator: "; "))"
    Console.error("Error: there is no \(kind) '\(name)'. \(advice)")
    return nil
  }

  private static func draw(_ reports: [WaitReport], in folder: String) -> Bool {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      for report in reports {
        let path = "\(folder)/\(report.fileName)"
        try Data((report.svg + "\n").utf8).write(to: URL(fileURLWithPath: path))
      }
      let figures = folder + "/" + ResultFolder.waits
      try Data((WaitReport.json(of: reports) + "\n").utf8).write(
        to: URL(fileURLWithPath: figures))
    } catch {
      Console.error("Error: the curves were not written: \(error.localizedDescription)")
      return false
    }
    Console.error(
      "Wrote \(reports.count == 1 ? "a curve" : "\(reports.count) curves") to \(folder)")
    return true
  }
}
