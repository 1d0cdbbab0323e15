/// Prints a script that lets a shell complete a tool's commands and options.
package struct CompletionsCommand<Root: ToolCommand>: ToolCommand {
  package static var name: String { "completions" }
  package static var summary: String { "Prints completions for a shell." }
  package static var examples: [String] { ["source <(\(Root.name) completions bash)"] }

  @Argument(.choice("SHELL"), "The shell.")
  private var shell = CompletionScript.Shell.bash

  package init() {}

  package func run() -> ExitCode {
    Console.out(CompletionScript(Root.self, for: shell).text)
    return .success
  }
}
