extension PredicateNode {
  /// The canonical text, as `predicateFormat` has it.
  package var format: String {
    var text = ""
    write(to: &text)
    return text
  }

  func write(to text: inout String) {
    switch self {
    case .constant(let value): text += value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let node): node.write(to: &text)
    case .compound(let kind, let parts): Self.write(kind, parts, to: &text)
    case .negation(let part):
      text += "NOT "
      part.writePart(to: &text)
    case .block(let block): text += "BLOCKPREDICATE(\(block.name))"
    }
  }

  private static func write(
    _ kind: CompoundKind, _ parts: [PredicateNode], to text: inout String
  ) {
    guard !parts.isEmpty else {
      text += kind == .and ? "TRUEPREDICATE" : "FALSEPREDICATE"
      return
    }
    for (index, part) in parts.enumerated() {
      if index > 0 { text += " \(kind.rawValue) " }
      part.writePart(to: &text)
    }
  }

  /// Writes a part of a compound predicate: in parentheses if the part is compound too.
  private func writePart(to text: inout String) {
    switch self {
    case .compound, .negation:
      text += "("
      write(to: &text)
      text += ")"
    case .constant, .comparison, .block:
      write(to: &text)
    }
  }
}

extension ComparisonNode {
  func write(to text: inout String) {
    switch modifier {
    case .direct: break
    case .any: text += "ANY "
    case .all: text += "ALL "
    }
    left.write(to: &text)
    text += " \(comparison.rawValue)\(options.text) "
    right.write(to: &text)
  }
}

extension ComparisonOptions {
  /// The letters in brackets, or nothing.
  var text: String {
    guard !isEmpty else { return "" }
    return "[" + Self.letters.filter { contains($0.1) }.map { String($0.0) }.joined() + "]"
  }
}

extension FormatPredicate: CustomStringConvertible {
  /// The canonical text, as Foundation prints it.
  public var format: String { root.format }

  /// The canonical text.
  public var description: String { format }

  /// The canonical text of a predicate; of one that does not parse, the text itself.
  package static func canonical(_ text: String) -> String {
    (try? FormatPredicate(text))?.format ?? text
  }
}
