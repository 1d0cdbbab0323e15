import SimulatedApp

/// `rehearse routes`: checks every route and screen.
enum RoutesCommand {
  static func run(folder: String?) -> ExitCode {
    guard let app = AppSource.load(folder) else { return .failure }
    let report = RouteCheck(CompiledApp(app.definition)).run()
    Console.out(RouteTable(report).text)
    return report.holds ? .success : .failure
  }
}
