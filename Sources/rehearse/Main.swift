import AppTools
import CommandLineTool
import Foundation
import TestRuns
import Trials

/// The tool: reads the command line, runs one command, and ends with its exit code.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    exit(Tool(RehearseCommand.self, version: RunOrigin.version).run(arguments).rawValue)
  }
}

extension RehearseCommand {
  /// All commands of the tool; add a line for a new command.
  static var sections: [CommandSection] {
    [
      CommandSection(
        "Check an app",
        [
          AppCommands.check, AppCommands.routes, AppCommands.gallery, AppCommands.open,
          VerifyCommand.self,
        ]),
      CommandSection(
        "Run tests",
        [
          TestCommand.self, ResultsCommand.self, AppCommands.coverage, AppCommands.trace,
          SnapshotCommand.self, WatchCommand.self,
        ]),
      CommandSection(
        "Find flakiness",
        [
          CampaignCommand.self, ReproduceCommand.self, ExplainCommand.self, HealCommand.self,
          WaitsCommand.self,
        ]),
      CommandSection(
        "Make a model",
        [
          InitCommand.self, AdoptCommand.self, DraftCommand.self, ImportCommand.self,
          RecorderCommand.self,
          StubsCommand.self,
          LatenciesCommand.self,
        ]),
      CommandSection(
        "Write tests",
        [
          AppCommands.generate, AppCommands.walks, ShimCommand.self, OverlayCommand.self,
        ]),
      CommandSection("Let other programs drive", [AppCommands.serve]),
      CommandSection(
        "Learn",
        [
          LessonCommand.self, HelpCommand<RehearseCommand>.self,
          CompletionsCommand<RehearseCommand>.self, ManualCommand<RehearseCommand>.self,
        ]),
    ]
  }
}
