/// The manual page of a tool, for `man`.
package struct ManualPage {
  private let root: CommandNode

  /// The page of a tool and all of its commands.
  package init(_ root: any ToolCommand.Type) { self.root = CommandNode(root) }

  /// The page in roff, without a newline at the end.
  package var text: String {
    let head = [
      ".TH \(root.path[0].uppercased()) 1",
      ".SH NAME", "\(root.path[0]) \\- " + Self.escaped(root.command.summary),
      ".SH SYNOPSIS",
    ]
    let commands = root.all.dropFirst().flatMap { node in
      [".SS " + Self.escaped(node.spelling), Self.escaped(node.command.summary)] + details(of: node)
    }
    return
      (head + synopsis(of: root) + [".SH DESCRIPTION"] + details(of: root)
      + [".SH COMMANDS"] + commands).joined(separator: "\n")
  }

  private func synopsis(of node: CommandNode) -> [String] {
    HelpText(node).synopsis.flatMap { [".B " + Self.escaped($0), ".br"] }.dropLast()
  }

  private func details(of node: CommandNode) -> [String] {
    let lines = node.command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
    let discussion = lines.map { $0.isEmpty ? ".PP" : Self.escaped(String($0)) }
    let usage = node.path.count == 1 ? [] : [".PP"] + synopsis(of: node)
    let examples = node.command.examples.flatMap { [".PP", ".B " + Self.escaped($0)] }
    return discussion + usage + node.parameters.flatMap(entry) + examples
  }

  private func entry(of parameter: CommandParameter) -> [String] {
    [".TP", ".B " + Self.escaped(parameter.spelling), Self.escaped(parameter.helpText)]
  }

  /// A line escaped so that roff sees no requests or escapes and hyphens can be copied.
  private static func escaped(_ line: String) -> String {
    let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }
}
