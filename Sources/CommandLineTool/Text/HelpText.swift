/// The help of a command.
package struct HelpText {
  private let node: CommandNode

  /// Makes the help of a command.
  package init(_ node: CommandNode) { self.node = node }

  /// The help, without a newline at the end.
  package var text: String {
    let parts = [overview, usage, arguments, options] + commands + [examples, more]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  /// The lines that show how to type the command.
  var synopsis: [String] {
    let needed = node.parameters.filter { $0.kind == .argument || $0.isRequired }
    let words = needed.sorted { $0.kind == .argument && $1.kind != .argument }.map(\.inUsage)
    let own = ([node.spelling] + words + ["[OPTIONS]"]).joined(separator: " ")
    return node.children.isEmpty ? [own] : [own, "\(node.spelling) COMMAND"]
  }

  private var overview: [String] {
    let discussion = WrappedText.paragraphs(node.command.discussion)
    let overview = WrappedText("OVERVIEW: " + node.command.summary).lines
    return overview + (discussion.isEmpty ? [] : [""] + discussion)
  }

  private var usage: [String] {
    zip(["USAGE: ", "       "], synopsis).map { $0 + $1 }
  }

  private var arguments: [String] {
    titled("ARGUMENTS:", node.parameters.filter { $0.kind == .argument })
  }

  private var options: [String] {
    titled("OPTIONS:", node.parameters.filter { $0.kind != .argument })
  }

  private func titled(_ title: String, _ parameters: [CommandParameter]) -> [String] {
    guard !parameters.isEmpty else { return [] }
    return [title] + WrappedText.table(parameters.map { ($0.spelling, $0.helpText) })
  }

  private var commands: [[String]] {
    node.sections.map { section in
      ["\(section.title.uppercased()):"]
        + WrappedText.table(section.nodes.map { ($0.name, $0.command.summary) })
    }
  }

  private var examples: [String] {
    guard !node.command.examples.isEmpty else { return [] }
    return ["EXAMPLES:"] + node.command.examples.map { "  " + $0 }
  }

  private var more: [String] {
    guard !node.children.isEmpty else { return [] }
    let path = ([node.path[0], "help"] + node.path.dropFirst()).joined(separator: " ")
    return ["See '\(path) COMMAND' for a command."]
  }
}

extension CommandParameter {
  /// The parameter in a synopsis.
  fileprivate var inUsage: String {
    let word = isRepeated ? spelling + " ..." : spelling
    return isRequired ? word : "[\(word)]"
  }
}
