import AccessibilityTree
import PageChecks

/// A type that replaces constants of an app, each with its own name as value, functions that fill
/// values into a text, which give their own names, and functions whose results are not used, such
/// as those that log a step: they do nothing.
struct ConstantStub {
  /// The Swift source of the type.
  let source: String
  /// What its members do.
  let words: String

  /// A name, and the names inside it.
  private struct Node {
    var children: [String: Node] = [:]
    var hasRawValue = false
    /// For a function, the labels of each of its calls, empty for a value without a label, and
    /// whether its result is used.
    var calls: [[String]: Bool] = [:]

    mutating func add(
      _ path: ArraySlice<String>, calledWith labels: [String]?, isUsed: Bool = false
    ) {
      guard let first = path.first else {
        if let labels { calls[labels, default: false] = calls[labels] == true || isUsed }
        return
      }
      if path.dropFirst().first == "rawValue" {
        hasRawValue = true
        children[first] = children[first] ?? Self()
        return
      }
      children[first, default: Self()].add(path.dropFirst(), calledWith: labels, isUsed: isUsed)
    }

    /// Whether it has functions that do nothing.
    var hasCalls: Bool {
      calls.values.contains(false) || children.values.contains(where: \.hasCalls)
    }

    /// Whether it has constants, or functions that give their names.
    var hasConstants: Bool {
      children.isEmpty
        ? calls.isEmpty || calls.values.contains(true)
        : children.values.contains(where: \.hasConstants)
    }
  }

  /// Makes the type from its uses in sources, such as `IDs.login.email`, `Texts.hello(name)` or, on
  /// a line of its own, `Log.step("a")`; nil if it is also used in other ways.
  init?(_ name: String, usedIn sources: [String]) {
    guard name.first?.isUppercase == true else { return nil }
    var root = Node()
    for source in sources {
      guard Self.take(name, in: source, &root) else { return nil }
    }
    guard !root.children.isEmpty else { return nil }
    let constants = "each constant has its own name as value. Write the real texts there."
    words =
      root.hasCalls
      ? "its functions do nothing" + (root.hasConstants ? ", and " + constants : ".") : constants
    source =
      (root.hasConstants
        ? "// Replaces constants of the app: each has its own name as value.\n"
        : "// Replaces functions that are not here: they do nothing.\n")
      + Self.declaration(name, root, indent: "")
  }

  /// Collects the uses in a source; returns false for one that constants and functions that give a
  /// text or nothing cannot replace.
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
      // A type itself, or one of its values, is no constant.
      guard !path.isEmpty, path.allSatisfy({ $0 != "self" && $0 != "init" }) else { return false }
      guard next < words.count, words[next] == "(" else {
        root.add(path[...], calledWith: nil)
        continue
      }
      guard let labels = labels(in: words[next...]) else { return false }
      let end = next + labels.length
      let endsLine = end == words.count || tokens.code[end].startsLine
      // What has members is no text, as far as is known.
      if end < words.count, [".", "?", "!"].contains(words[end]) { return false }
      let isUsed = !tokens.code[index].startsLine || !endsLine
      root.add(path[...], calledWith: labels.labels, isUsed: isUsed)
    }
    // Texts are single tokens, whatever values they have inside.
    for value in source.matches(of: #/\\\((\w+)\.([\w.]+)\)/#) where value.1 == name {
      root.add(value.2.split(separator: ".").map(String.init)[...], calledWith: nil)
    }
    return true
  }

  /// The labels of the values of a call that begins with its bracket, and how many tokens it has;
  /// nil for one that takes a closure.
  static func labels(in words: ArraySlice<String>) -> (labels: [String], length: Int)? {
    var (labels, depth): ([String], Int) = ([], 0)
    for (index, word) in zip(words.indices, words) {
      switch word {
      case "(", "[": depth += 1
      case "{": return nil
      case ")", "]": depth -= 1
      default: break
      }
      if depth == 0 { return (labels, index - words.startIndex + 1) }
      let isFirst = depth == 1 && (word == "," || index == words.startIndex)
      guard isFirst, index + 2 < words.endIndex, words[index + 1] != ")" else { continue }
      labels.append(words[index + 2] == ":" ? words[index + 1] : "")
    }
    return nil
  }

  private static func declaration(_ name: String, _ node: Node, indent: String) -> String {
    let inner = indent + "  "
    let lines = node.children.sorted { $0.key < $1.key }.map { word, inside in
      let child = SwiftName.declared(word)
      let calls = inside.calls.sorted { $0.key.lexicographicallyPrecedes($1.key) }
      let functions = calls.map { labels, isUsed in
        let head = "\(inner)static func \(child)(\(parameters(labels)))"
        guard isUsed else { return head + " {}\n" }
        let body = " -> String { \(SwiftLiteral.string(word)) }\n"
        return "\(inner)@discardableResult\n" + head + body
      }.joined()
      if !inside.children.isEmpty { return functions + declaration(child, inside, indent: inner) }
      if !functions.isEmpty { return functions }
      return node.hasRawValue
        ? "\(inner)case \(child)\n"
        : "\(inner)static let \(child) = \(SwiftLiteral.string(word))\n"
    }
    let type = node.hasRawValue ? ": String" : ""
    return "\(indent)enum \(name)\(type) {\n\(lines.joined())\(indent)}\n"
  }

  static func parameters(_ labels: [String]) -> String {
    labels.enumerated().map { number, label in
      "\(label.isEmpty ? "_" : label) value\(number + 1): Any?"
    }.joined(separator: ", ")
  }
}
