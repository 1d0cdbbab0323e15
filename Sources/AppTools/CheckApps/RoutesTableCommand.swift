import CommandLineTool
import SimulatedApp

/// `rehearse routes table`: runs a table of routes, each with the screens where it must end.
struct RoutesTableCommand: ToolCommand {
  static let name = "table"
  static let summary = "Runs a table of routes and checks where each ends."
  static let examples = ["rehearse routes table Screens/app.routes.json"]

  @Argument(.file(), "The table, a JSON file.")
  var file = ""

  var app = CodeAppOptions()

  func run() -> ExitCode {
    guard let app = app.load(), let bytes = InputFile.bytes(of: file) else { return .failure }
    do throws(DefinitionFaults) {
      let rows = try RouteTableFile(reading: bytes, file: file).rows
      let failures = RouteTableRun(CompiledApp(app.definition)).failures(of: rows)
      for failure in failures {
        Console.out("\(file):\(failure.line): row \(failure.row): \(failure.message)")
      }
      let failed = Set(failures.map(\.line)).count
      let verdict = failed == 0 ? "all pass" : "\(failed) \(failed == 1 ? "fails" : "fail")"
      Console.out("\(counted(rows.count, "row")): \(verdict).")
      return failures.isEmpty ? .success : .failure
    } catch {
      Console.out(error.description)
      return .failure
    }
  }
}
