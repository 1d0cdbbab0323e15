import AccessibilityTree
import PageChecks

/// A type that stands for constants of an app: each holds its own name.
struct ConstantStub {
  /// The Swift source of the type.
  let source: String

  /// A name, and the names inside it.
  private struct Node {
    var children: [String: Node] = [:]
    var hasRawValue = false

    mutating func add(_ path: ArraySlice<String>) {
      guard let first = path.first else { return }
      if path.dropFirst().first == "rawValue" {
        hasRawValue = true
        children[first] = children[first] ?? Self()
        return
      }
      var child = children[first] ?? Self()
      child.add(path.dropFirst())
      children[first] = child
    }
  }

  /// Makes the type from its uses in sources, such as `IDs.login.email`; nil if it is used for more
  /// than constants.
  init?(_ name: String, usedIn sources: [String]) {
    guard name.first?.isUppercase == true else { return nil }
    var root = Node()
    for source in sources {
      guard Self.take(name, in: source, &root) else { return nil }
    }
    guard !root.children.isEmpty else { return nil }
    source =
      "// Stands for constants of the app: each holds its own name.\n"
      + Self.declaration(name, root, indent: "")
  }

  /// Takes the uses in a source; returns false for one that no constants could serve.
  private static func take(_ name: String, in source: String, _ root: inout Node) -> Bool {
    let tokens = SwiftTokens(source)
    let words = tokens.code.map(tokens.words)
    for index in words.indices where words[index] == name && tokens.code[index].kind == .word {
      if index > 0, words[index - 1] == "." { continue }
      var path: [String] = []
      var next = index + 1
      while next + 1 < words.count, words[next] == ".", SwiftName.isName(words[next + 1]) {
        path.append(words[next + 1])
        next += 2
      }
      guard !path.isEmpty, next >= words.count || words[next] != "(" else { return false }
      root.add(path[...])
    }
    return true
  }

  private static func declaration(_ name: String, _ node: Node, indent: String) -> String {
    let inner = indent + "  "
    let lines = node.children.sorted { $0.key < $1.key }.map { child, inside in
      if !inside.children.isEmpty { return declaration(child, inside, indent: inner) }
      return node.hasRawValue
        ? "\(inner)case \(child)\n"
        : "\(inner)static let \(child) = \(SwiftLiteral.string(child))\n"
    }
    let type = node.hasRawValue ? ": String" : ""
    return "\(indent)enum \(name)\(type) {\n\(lines.joined())\(indent)}\n"
  }
}
