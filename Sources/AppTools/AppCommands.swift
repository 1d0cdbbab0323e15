package import CommandLineTool
import SimulatedApp
import TestHost
import TestRuns
import Trials

/// The commands that work on one app.
package enum AppCommands {
  /// `rehearse check`.
  package static var check: any ToolCommand.Type { CheckCommand.self }
  /// `rehearse routes`.
  package static var routes: any ToolCommand.Type { RoutesCommand.self }
  /// `rehearse gallery`.
  package static var gallery: any ToolCommand.Type { GalleryCommand.self }
  /// `rehearse open`.
  package static var open: any ToolCommand.Type { OpenCommand.self }
  /// `rehearse coverage`.
  package static var coverage: any ToolCommand.Type { CoverageCommand.self }
  /// `rehearse trace`.
  package static var trace: any ToolCommand.Type { TraceCommand.self }
  /// `rehearse generate`.
  package static var generate: any ToolCommand.Type { GenerateCommand.self }
  /// `rehearse walks`.
  package static var walks: any ToolCommand.Type { WalksCommand.self }
  /// `rehearse serve`.
  package static var serve: any ToolCommand.Type { ServeCommand.self }
}

/// Runs these commands in the process of tests, on their app.
final class AppToolRunner: AppToolRunning {
  static func run(_ arguments: [String], on app: CompiledApp) -> Int32 {
    AppSource.$ofProcess.withValue(AppSource(app)) {
      Tool(HostedCommands.self, version: RunOrigin.version).run(arguments).rawValue
    }
  }
}

/// The tool in the process of tests.
private struct HostedCommands: ToolCommand {
  static let name = "rehearse"
  static let summary = "Runs on the app that the tests drive."
  static var sections: [CommandSection] {
    [
      CommandSection(
        "Commands",
        [
          AppCommands.check, AppCommands.routes, AppCommands.gallery, AppCommands.open,
          AppCommands.coverage, AppCommands.trace, AppCommands.generate, AppCommands.walks,
          AppCommands.serve,
        ])
    ]
  }

  func run() -> ExitCode { .usage }
}
