import SimulatedApp

/// `rehearse check`: tells what is wrong with an app's files.
enum CheckCommand {
  static func run(folder: String?) -> ExitCode {
    guard let app = AppSource.load(folder) else { return .failure }
    let definition = app.definition
    Console.out(
      "\(app.folder): no faults (\(counted(definition.screens.count, "screen")), "
        + "\(counted(definition.coordinators.count, "coordinator")), "
        + "\(counted(definition.loaders.count, "loader")))")
    return .success
  }
}

/// A number with the noun it counts.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
