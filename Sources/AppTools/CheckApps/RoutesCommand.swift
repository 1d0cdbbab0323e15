import CommandLineTool
import PredicateFormat
import SimulatedApp

/// `rehearse routes`: checks every route and screen of an app.
struct RoutesCommand: ToolCommand {
  /// How the report is printed.
  enum Format: String, CaseIterable {
    case text, json
  }

  static let name = "routes"
  static let summary = "Checks every route and screen, or compares routes."
  static let discussion = """
    Walks through the app from every coordinator and link. Without --variant it checks the app \
    and all of its variants. Exits with 1 if a route is broken, or if a screen, a state or an \
    outcome of a loader was not seen.
    """
  static let examples = [
    "rehearse routes --app Screens/Shop", "rehearse routes graph --format mermaid",
    "rehearse routes diff old.json Screens",
  ]
  static let formerWords = [
    "--json": "--format json", "--graph": "rehearse routes graph --format",
    "--table": "rehearse routes table", "--save": "rehearse routes save",
  ]
  static var sections: [CommandSection] {
    [
      CommandSection(
        "Commands",
        [
          RoutesGraphCommand.self, RoutesTableCommand.self, RoutesSaveCommand.self,
          RoutesDiffCommand.self,
        ])
    ]
  }

  var app = CodeAppOptions()

  @Flag("--strict", "Fails on advice too, not just on faults.")
  var isStrict

  @Option("--format", .choice("FORMAT"), "How the report is printed.")
  var format = Format.text

  @Option(
    "--places", .number("N", in: 1...1_000_000),
    "The most places to explore; by default 10000, or 1000 of SwiftUI source.")
  var places: Int?

  @Option(
    "--unseen", .text("NAME"),
    "A screen, a loader or a state that may stay unseen; may be repeated.")
  var unseen: [String]

  /// JSON is one object, so it has one variant: the named one, or the app without a variant.
  func run() -> ExitCode {
    let print = format == .json ? Console.error : Console.out
    guard let app = app.load(printingFaults: print) else { return .failure }
    let faults = unseenFaults(of: app)
    guard faults.isEmpty else {
      for fault in faults { Console.error("Error: \(fault)") }
      return .failure
    }
    var holds = report(app)
    for name in format == .json ? [] : app.furtherVariants {
      Console.out("\nVariant \(name)\n")
      guard let variant = AppSource.read(app.folder, variant: name) else {
        holds = false
        continue
      }
      holds = report(variant) && holds
    }
    return holds ? .success : .failure
  }

  /// The names of `--unseen` that no variant of the app has, each with the nearest.
  private func unseenFaults(of app: AppSource) -> [String] {
    guard !unseen.isEmpty else { return [] }
    // The faults of a variant are printed where it is checked.
    let variants = app.furtherVariants.compactMap {
      try? AppFolder(app.folder, variant: $0).load()
    }
    let known = ([app.definition] + variants).flatMap(\.namesOfParts)
    return unseen.filter { !known.contains($0) }.map { name in
      let nearest = NearestName.of(name, in: known).map { "; the nearest is \($0)" } ?? ""
      return "--unseen \(name) is no screen, loader or state such as \"search.failed\"\(nearest)."
    }
  }

  private func report(_ app: AppSource) -> Bool {
    var report = app.checkedRoutes(places: places)
    if app.definition.isOwnSource, let sources = self.app.sources {
      report.findings += ViewCoverage.unseen(in: sources, shown: report.shownViews)
    }
    report.allowedGaps = Set(unseen)
    Console.out(format == .json ? report.json : RouteReportText(report).text)
    return isStrict ? report.holdsStrictly : report.holds
  }
}

extension AppDefinition {
  /// The names of its screens and loaders, and of states with their screens: `search.failed`.
  fileprivate var namesOfParts: [String] {
    screens.flatMap { screen in
      [screen.name] + screen.statePaths.map { "\(screen.name).\($0)" }
    } + loaders.map(\.name)
  }
}
