/// The shortest text that a regular expression matches.
///
/// Where it may continue in several ways, the first one is taken; what it may repeat is there as
/// often as it must be. Looking ahead and back is ignored.
struct PatternExample {
  private var rest: Substring
  private var depth = 0

  /// The text of a pattern.
  static func text(of pattern: String) -> String {
    var example = PatternExample(rest: pattern[...])
    return example.choice()
  }

  /// The text of a pattern, and any other text as it is.
  static func text(ifPattern text: String) -> String {
    let isPattern = text.contains(#/\\[dwsSWDbB.]|\[[^\]]*\w-\w[^\]]*\]|^\^.*\$$/#)
    return isPattern ? self.text(of: text) : text
  }

  /// How deep groups are read; those inside have no text.
  private static let deepest = 64

  /// Reads up to the end of a group, or of the pattern.
  private mutating func choice() -> String {
    guard depth < Self.deepest else { return "" }
    depth += 1
    defer { depth -= 1 }
    var (text, isFirst) = ("", true)
    while let sign = rest.popFirst(), sign != ")" {
      if sign == "|" {
        isFirst = false
        continue
      }
      let part = repeated(one(sign))
      if isFirst { text += part }
    }
    return text
  }

  /// The text of what a sign begins.
  private mutating func one(_ sign: Character) -> String {
    switch sign {
    case "^", "$": return ""
    case ".": return "1"
    case "[": return ofClass()
    case "\\": return rest.popFirst().map(Self.escaped) ?? ""
    case "(":
      guard rest.first == "?" else { return choice() }
      let mark = rest.prefix { !":=!>)".contains($0) }
      rest.removeFirst(mark.count)
      // Flags alone end with the group, as in `(?i)`.
      guard let end = rest.popFirst(), end != ")" else { return "" }
      let inner = choice()
      return end == "=" || end == "!" ? "" : inner
    default: return String(sign)
    }
  }

  /// A text as often as it must be there.
  private mutating func repeated(_ text: String) -> String {
    var count = 1
    switch rest.first {
    case "*", "?":
      count = 0
      rest.removeFirst()
    case "+": rest.removeFirst()
    case "{":
      let numbers = rest.prefix { $0 != "}" }
      count = Int(numbers.dropFirst().prefix { $0.isNumber }) ?? 1
      rest = rest[numbers.endIndex...].dropFirst()
    default: return text
    }
    if rest.first == "?" || rest.first == "+" { rest.removeFirst() }
    return String(repeating: text, count: min(count, Self.longest / max(1, text.count)))
  }

  /// The longest text that repetitions make, also inside of each other.
  private static let longest = 1_000

  /// A character of a class, whose bracket has been read.
  private mutating func ofClass() -> String {
    let isWithout = rest.first == "^"
    if isWithout { rest.removeFirst() }
    var signs = ""
    while let sign = rest.popFirst(), sign != "]" || signs.isEmpty {
      signs += sign == "\\" ? rest.popFirst().map(Self.escaped) ?? "" : String(sign)
    }
    guard isWithout else { return signs.first.map(String.init) ?? "" }
    return "a1 -".first { !signs.contains($0) }.map(String.init) ?? ""
  }

  private static func escaped(_ sign: Character) -> String {
    switch sign {
    case "d": "1"
    case "w", "D", "S": "a"
    case "s", "W": " "
    case "b", "B", "A", "z", "Z": ""
    case "n": "\n"
    case "t": "\t"
    default: String(sign)
    }
  }
}
