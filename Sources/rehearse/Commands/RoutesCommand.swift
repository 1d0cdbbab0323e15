import Foundation
import SimulatedApp

/// `rehearse routes`: checks every route and screen, prints the graph of them, saves it, or runs a
/// table of routes.
enum RoutesCommand {
  static func run(folder: String?, options: RoutesOptions) -> ExitCode {
    if let table = options.table { return runTable(table, folder: folder) }
    if let file = options.save { return save(to: file, folder: folder) }
    guard let app = AppSource.load(folder, tell: options.isJSON ? Console.error : Console.out)
    else { return .failure }
    let report = app.checkedRoutes
    Console.out(options.isJSON ? report.json : RouteReportText(report).text)
    return (options.isStrict ? report.holdsStrictly : report.holds) ? .success : .failure
  }

  /// Prints the graph alone, so that the output can go into a file.
  static func printGraph(folder: String?, format: RouteGraphFormat) -> ExitCode {
    guard let app = AppSource.load(folder, tell: Console.error) else { return .failure }
    Console.out(format.text(of: RouteGraph(app.definition)))
    return .success
  }

  private static func save(to file: String, folder: String?) -> ExitCode {
    guard let app = AppSource.load(folder, tell: Console.error) else { return .failure }
    do {
      let text = SavedRoutes(app.definition).json
      try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      Console.error("Error: \(file) cannot be written: \(error.localizedDescription)")
      return .failure
    }
    Console.out("Saved the routes of \(app.definition.name) to \(file)")
    return .success
  }

  private static func runTable(_ file: String, folder: String?) -> ExitCode {
    guard let app = AppSource.load(folder), let bytes = InputFile.bytes(of: file) else {
      return .failure
    }
    do throws(DefinitionFaults) {
      let rows = try RouteTableFile(reading: bytes, file: file).rows
      let failures = RouteTableRun(CompiledApp(app.definition)).failures(of: rows)
      for failure in failures {
        Console.out("\(file):\(failure.line): row \(failure.row): \(failure.message)")
      }
      let failed = Set(failures.map(\.line)).count
      let verdict = failed == 0 ? "all hold" : "\(failed) \(failed == 1 ? "does" : "do") not hold"
      Console.out("\(counted(rows.count, "row")): \(verdict).")
      return failures.isEmpty ? .success : .failure
    } catch {
      Console.out(error.description)
      return .failure
    }
  }
}
