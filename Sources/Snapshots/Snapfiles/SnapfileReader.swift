/// A call in a Snapfile, such as `devices(["iPhone 15"])`.
struct SnapfileCall: Equatable {
  /// A value of a call.
  indirect enum Value: Equatable {
    case text(String)
    /// A number, a Boolean or a symbol.
    case word(String)
    case list([Value])

    /// The text; nil for another value.
    var text: String? {
      if case .text(let text) = self { return text }
      return nil
    }

    /// All texts; of a list inside a list only the first, as for languages with a folder.
    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .word: []
      case .list(let values):
        values.flatMap { value in
          if case .list = value { return Array(value.texts.prefix(1)) }
          return value.texts
        }
      }
    }
  }

  let name: String
  let values: [Value]
  let line: Int
}

/// Reads the calls of a Snapfile one by one.
struct SnapfileReader {
  private var rest: Substring
  private var line = 1

  /// The deepest list.
  static let depthLimit = 8

  init(_ text: String) { rest = text[...] }

  /// The next call; nil at the end, or after a fault that cannot be passed.
  mutating func nextCall(_ faults: inout [Snapfile.Fault]) -> SnapfileCall? {
    skipBlanks(withLines: true)
    guard !rest.isEmpty else { return nil }
    let start = line
    let name = takeWord()
    guard !name.isEmpty else { return fail("expected a setting, found \(rest.prefix(1))", &faults) }
    skipBlanks(withLines: false)
    let isInParentheses = take("(")
    var values: [SnapfileCall.Value] = []
    repeat {
      skipBlanks(withLines: isInParentheses)
      guard let value = value(depth: 0) else {
        return fail("\(name) has a value other than a text, number, true, false or list", &faults)
      }
      values.append(value)
      skipBlanks(withLines: isInParentheses)
    } while take(",")
    if isInParentheses, !take(")") { return fail("\(name) has no closing parenthesis", &faults) }
    return SnapfileCall(name: name, values: values, line: start)
  }

  private mutating func value(depth: Int) -> SnapfileCall.Value? {
    guard depth < Self.depthLimit, let first = rest.first else { return nil }
    switch first {
    case "\"", "'": return text(until: first)
    case "[": return list(depth: depth)
    case ":":
      take(":")
      return .word(takeWord())
    default:
      let word = takeWord()
      return word.isEmpty ? nil : .word(word)
    }
  }

  private mutating func text(until quote: Character) -> SnapfileCall.Value? {
    take(quote)
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return .text(text) }
      if character == "\n" { line += 1 }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    return nil
  }

  private mutating func list(depth: Int) -> SnapfileCall.Value? {
    take("[")
    var values: [SnapfileCall.Value] = []
    while true {
      skipBlanks(withLines: true)
      if take("]") { return .list(values) }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skipBlanks(withLines: true)
      if !take(","), rest.first != "]" { return nil }
    }
  }

  @discardableResult
  private mutating func take(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Skips blanks and comments.
  private mutating func skipBlanks(withLines: Bool) {
    while let character = rest.first {
      if character == "#" {
        rest = rest.drop { !$0.isNewline }
      } else if character.isNewline {
        guard withLines else { return }
        line += 1
        rest.removeFirst()
      } else if character.isWhitespace {
        rest.removeFirst()
      } else {
        return
      }
    }
  }

  /// Reports a fault and goes on with the next line.
  private mutating func fail(
    _ words: String, _ faults: inout [Snapfile.Fault]
  ) -> SnapfileCall? {
    faults.append(Snapfile.Fault(line: line, words: words))
    rest = rest.drop { !$0.isNewline }
    return faults.count < 100 ? nextCall(&faults) : nil
  }
}
