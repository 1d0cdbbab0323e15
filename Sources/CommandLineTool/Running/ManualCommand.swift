/// Prints the manual page of a tool.
package struct ManualCommand<Root: ToolCommand>: ToolCommand {
  package static var name: String { "manual" }
  package static var summary: String { "Prints the manual page, for man." }
  package static var examples: [String] {
    ["\(Root.name) manual > \(Root.name).1", "\(Root.name) manual | man -l -"]
  }

  package init() {}

  package func run() -> ExitCode {
    Console.out(ManualPage(Root.self).text)
    return .success
  }
}
