import SimulatedApp

/// `rehearse routes`: checks every route and screen, or prints the graph of them.
enum RoutesCommand {
  /// Checks the app and each of its variants, or the one that is named.
  static func run(folder: String?, variant: String?) -> ExitCode {
    guard let app = AppSource.load(folder, variant: variant) else { return .failure }
    var holds = report(app)
    for name in app.furtherVariants {
      Console.out("\nVariant \(name)\n")
      guard let form = AppSource.load(app.folder, variant: name) else {
        holds = false
        continue
      }
      holds = report(form) && holds
    }
    return holds ? .success : .failure
  }

  private static func report(_ app: AppSource) -> Bool {
    let report = RouteCheck(CompiledApp(app.definition)).run()
    Console.out(RouteTable(report).text)
    return report.holds
  }

  /// Prints the graph alone, so that the output can go into a file.
  static func printGraph(
    folder: String?, variant: String?, format: RouteGraphFormat
  ) -> ExitCode {
    guard let app = AppSource.load(folder, variant: variant, tell: Console.error) else {
      return .failure
    }
    Console.out(format.text(of: RouteGraph(app.definition)))
    return .success
  }
}
