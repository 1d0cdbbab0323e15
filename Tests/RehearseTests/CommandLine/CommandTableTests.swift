import CommandLineTool
import Foundation
import Testing

@testable import rehearse

/// What holds for every command, found in the one table of them.
@Suite struct CommandTableTests {
  private static var nodes: [CommandNode] { CommandNode(RehearseCommand.self).all }

  @Test(arguments: nodes.map(\.spelling))
  func `a command has help that fits a terminal`(spelling: String) throws {
    let node = try #require(Self.nodes.first { $0.spelling == spelling })
    let help = HelpText(node).text
    #expect(help.split(separator: "\n").filter { $0.count > 80 } == [])
    #expect(node.command.summary.count <= 56, "a line beside the name")
    #expect(node.command.summary.hasSuffix("."))
    #expect(!node.command.examples.isEmpty || !node.parameters.contains { $0.isRequired })
    for parameter in node.parameters { #expect(parameter.help.hasSuffix("."), "\(parameter)") }
  }

  @Test(arguments: nodes.map(\.spelling))
  func `examples are command lines that are accepted`(spelling: String) throws {
    let node = try #require(Self.nodes.first { $0.spelling == spelling })
    for example in node.command.examples where example.hasPrefix("rehearse ") {
      let line = example.split(separator: /\s+[>|]/)[0]
      let words = line.split(separator: " ").dropFirst().map(String.init)
      guard !line.contains("'") else { continue }
      _ = try CommandLineParser(RehearseCommand.self).request(words)
    }
  }

  @Test func `help of every command can be asked for in two ways`() throws {
    for node in Self.nodes {
      let path = Array(node.path.dropFirst())
      guard
        case .help(let found) = try CommandLineParser(RehearseCommand.self)
          .request(path + ["--help"])
      else {
        Issue.record("\(node.spelling) has no help")
        continue
      }
      #expect(found.spelling == node.spelling)
      _ = try CommandLineParser(RehearseCommand.self).request(["help"] + path)
    }
  }

  /// A file and a folder are both a place; an app is a folder of files, or a type of its source.
  private func meaning(_ parameter: CommandParameter) -> String {
    let isPlace =
      ["FILE", "FOLDER"].contains(parameter.placeholder)
      || parameter.name == "--app" && parameter.placeholder == "TYPE"
    let value = isPlace ? "PATH" : parameter.placeholder
    return "\(parameter.kind) \(value)"
  }

  @Test func `an option has one meaning among all commands`() {
    var meanings: [String: Set<String>] = [:]
    for parameter in Self.nodes.flatMap(\.parameters) where parameter.kind != .argument {
      meanings[parameter.name, default: []].insert(meaning(parameter))
    }
    for (name, kinds) in meanings { #expect(kinds.count == 1, "\(name): \(kinds)") }
  }

  @Test func `a former word names something that exists`() throws {
    for node in Self.nodes {
      for (former, now) in node.command.formerWords {
        let own = node.parameters.map(\.name)
        #expect(!own.contains(former), "\(node.spelling) still has \(former)")
        let words = now.replacing(",", with: "").split(separator: " ").map(String.init)
        let isOption = words.first.map(own.contains) == true
        let command =
          "rehearse "
          + words.dropFirst().prefix { !$0.hasPrefix("-") }
          .joined(separator: " ")
        #expect(isOption || Self.nodes.contains { $0.spelling == command }, "\(former): \(now)")
      }
    }
  }

  @Test func `the manual has every command and every option`() {
    let page = ManualPage(RehearseCommand.self).text
    for node in Self.nodes {
      for parameter in node.parameters {
        #expect(page.contains("\n.B \(parameter.spelling.replacing("-", with: "\\-"))\n"))
      }
    }
    for node in Self.nodes.dropFirst() { #expect(page.contains("\n.SS \(node.spelling)\n")) }
  }

  @Test func `completions of bash are valid and complete a nested command`() throws {
    let script = CompletionScript(RehearseCommand.self, for: .bash).text
    #expect(try bash(["-n", "-c", script]).code == 0)
    let use = "COMP_WORDS=(rehearse routes diff --format m); COMP_CWORD=4; _rehearse"
    let end = try bash(["-c", "\(script)\n\(use)\nprintf '%s' \"${COMPREPLY[*]}\""])
    #expect(end.output == "markdown")
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
}
