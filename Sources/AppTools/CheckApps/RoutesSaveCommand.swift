import CommandLineTool
import Foundation
import OutputFiles
import SimulatedApp

/// `rehearse routes save`: saves the routes of an app for a later comparison.
struct RoutesSaveCommand: ToolCommand {
  static let name = "save"
  static let summary = "Saves the routes for 'rehearse routes diff'."
  static let examples = ["rehearse routes save old.json"]

  @Argument(.file(), "The file to write.")
  var file = ""

  var app = CodeAppOptions()

  func run() throws -> ExitCode {
    guard let app = app.load(printingFaults: Console.error) else { return .failure }
    try OutputFile.write(SavedRoutes(app.describedDefinition).json, to: file)
    Console.out("Saved the routes of \(app.definition.name) to \(file)")
    return .success
  }
}
