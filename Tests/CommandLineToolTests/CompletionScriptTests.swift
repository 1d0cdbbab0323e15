import Foundation
import Testing

@testable import CommandLineTool

@Suite struct CompletionScriptTests {
  /// A tool with an option whose values have spaces.
  private struct DeviceTool: ToolCommand {
    static let name = "sample"
    static let summary = "Draws a screen."
    static var sections: [CommandSection] {
      [CommandSection("Learn", [HelpCommand<DeviceTool>.self])]
    }

    @Option("--device", .name(among: ["iPhone 8", "iPhone 15 Pro", "iPad (A16)"]), "The device.")
    var device: String?

    func run() -> ExitCode { .success }
  }

  /// What bash offers for the last of some words.
  private func offered(
    for words: String..., of tool: any ToolCommand.Type = SampleTool.self
  ) throws -> [String] {
    let script = CompletionScript(tool, for: .bash).text
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let ending = "COMP_WORDS=(sample \(list)); COMP_CWORD=\(words.count); _sample"
    let end = try bash(["-c", script + "\n" + ending + #"; printf '%s\n' "${COMPREPLY[@]}""#])
    #expect(end.code == 0)
    return end.output.split(separator: "\n").map(String.init)
  }

  private func bash(_ arguments: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `bash completes commands, options and choices`() throws {
    #expect(try offered(for: "rou") == ["routes"])
    #expect(try offered(for: "routes", "d") == ["diff"])
    #expect(try offered(for: "completions", "f") == ["fish"])
    #expect(try offered(for: "help", "rou") == ["routes"])
    #expect(try offered(for: "routes", "--f") == ["--format"])
    #expect(try offered(for: "routes", "--format", "m") == ["mermaid"])
    #expect(try offered(for: "routes", "diff", "--") == ["--output", "--help"])
  }

  @Test func `values with spaces are completed as a whole`() throws {
    let tool = DeviceTool.self
    #expect(
      try offered(for: "--device", "iPh", of: tool) == ["iPhone 8", "iPhone 15 Pro"])
    #expect(try offered(for: "--device", #"iPad\ ("#, of: tool) == ["iPad (A16)"])
    #expect(
      CompletionScript(tool, for: .zsh).text.contains("'iPhone 8' 'iPhone 15 Pro' 'iPad (A16)'"))
    #expect(CompletionScript(tool, for: .fish).text.contains(#"iPad\ \(A16\)"#))
  }

  @Test func `bash completes folders where an option takes one`() throws {
    #expect(try offered(for: "--app", "/et").contains("/etc"))
    #expect(try offered(for: "--app", "/etc/hostna") == [])
  }

  @Test func `every shell is offered every command and option`() {
    for shell in CompletionScript.Shell.allCases {
      let script = CompletionScript(SampleTool.self, for: shell).text
      for node in CommandNode(SampleTool.self).all.dropFirst() {
        #expect(script.contains("/" + node.path.dropFirst().joined(separator: "/")))
        for parameter in node.parameters where parameter.kind != .argument {
          let name = shell == .fish ? "-l \(parameter.name.dropFirst(2)) " : parameter.name
          #expect(script.contains(name), "\(shell) \(parameter.name)")
        }
      }
    }
  }
}
