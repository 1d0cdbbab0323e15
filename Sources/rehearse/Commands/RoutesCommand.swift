import SimulatedApp

/// `rehearse routes`: checks every route and screen, or prints the graph of them.
enum RoutesCommand {
  static func run(folder: String?) -> ExitCode {
    guard let app = AppSource.load(folder) else { return .failure }
    let report = RouteCheck(CompiledApp(app.definition)).run()
    Console.out(RouteTable(report).text)
    return report.holds ? .success : .failure
  }

  /// Prints the graph alone, so that the output can go into a file.
  static func printGraph(folder: String?, format: RouteGraphFormat) -> ExitCode {
    guard let app = AppSource.load(folder, tell: Console.error) else { return .failure }
    Console.out(format.text(of: RouteGraph(app.definition)))
    return .success
  }
}
