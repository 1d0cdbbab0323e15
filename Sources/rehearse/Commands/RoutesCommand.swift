import Foundation
import SimulatedApp

/// `rehearse routes`: checks every route and screen, prints the graph of them, saves it, or runs a
/// table of routes.
enum RoutesCommand {
  /// Checks the app and each of its variants, or the one that is named.
  static func run(folder: String?, variant: String?, options: RoutesOptions) -> ExitCode {
    if let table = options.table { return runTable(table, folder: folder, variant: variant) }
    if let file = options.save { return save(to: file, folder: folder, variant: variant) }
    let tell = options.isJSON ? Console.error : Console.out
    guard let app = AppSource.load(folder, variant: variant, tell: tell) else { return .failure }
    var holds = report(app, options)
    // JSON is one object: that of a variant is asked for by its name.
    for name in options.isJSON ? [] : app.furtherVariants {
      Console.out("\nVariant \(name)\n")
      guard let form = AppSource.load(app.folder, variant: name) else {
        holds = false
        continue
      }
      holds = report(form, options) && holds
    }
    return holds ? .success : .failure
  }

  private static func report(_ app: AppSource, _ options: RoutesOptions) -> Bool {
    let report = app.checkedRoutes
    Console.out(options.isJSON ? report.json : RouteReportText(report).text)
    return options.isStrict ? report.holdsStrictly : report.holds
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

  private static func save(to file: String, folder: String?, variant: String?) -> ExitCode {
    guard let app = AppSource.load(folder, variant: variant, tell: Console.error) else {
      return .failure
    }
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

  private static func runTable(_ file: String, folder: String?, variant: String?) -> ExitCode {
    guard let app = AppSource.load(folder, variant: variant), let bytes = InputFile.bytes(of: file)
    else {
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
