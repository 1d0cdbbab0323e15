import CommandLineTool
import SimulatedApp

/// `rehearse routes graph`: prints only the graph of an app's routes, for redirecting it to a file.
struct RoutesGraphCommand: ToolCommand {
  static let name = "graph"
  static let summary = "Prints the graph of screens, states and links."
  static let examples = ["rehearse routes graph --format svg > routes.svg"]

  var app = CodeAppOptions()

  @Option("--format", .choice("FORMAT"), "How the graph is printed.")
  var format = RouteGraphFormat.text

  func run() -> ExitCode {
    guard let app = app.load(printingFaults: Console.error) else { return .failure }
    Console.out(format.text(of: RouteGraph(app.describedDefinition)))
    return .success
  }
}
