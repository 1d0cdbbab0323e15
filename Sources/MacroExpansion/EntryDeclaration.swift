/// A variable that `@Entry` is attached to, read from its source.
struct EntryDeclaration: Equatable {
  let name: String
  /// The type, if the source names one.
  let type: String?
  /// The value; that of an optional type without one is `nil`.
  let value: String

  /// Reads a declaration; nil if it is no variable, or has neither a value nor an optional type.
  init?(_ source: String) {
    guard let start = Self.end(ofWord: "var", in: source) else { return nil }
    let rest = source[start...]
    let name = rest.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && !":={".contains($0) }
    guard !name.isEmpty else { return nil }
    self.name = String(name)
    let after = rest[name.endIndex...]
    let equals = Self.firstEquals(in: after)
    let head = after[..<(equals ?? after.endIndex)].drop { $0.isWhitespace }
    type = head.first == ":" ? Self.trimmed(head.dropFirst()) : nil
    let written = equals.map { Self.trimmed(after[after.index(after: $0)...]) }
    let standard = type?.hasSuffix("?") == true ? "nil" : nil
    guard let value = written ?? standard, !value.isEmpty else { return nil }
    self.value = value
  }

  /// How the variable is read and written.
  var accessors: String {
    """
    {
      get { self[\(keyName).self] }
      set { self[\(keyName).self] = newValue }
    }
    """
  }

  /// The values that an entry can be one of, by the name of their type.
  enum Owner: String, CaseIterable {
    case environment = "EnvironmentValues"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    /// The protocol of its keys.
    fileprivate var key: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .container: "ContainerValueKey"
      case .focused: "FocusedValueKey"
      }
    }
  }

  /// The key under which its owner stores the value.
  func key(in owner: Owner) -> String {
    let standard =
      type.map { "static var defaultValue: \($0) { \(value) }" }
      ?? "static let defaultValue = \(value)"
    // Focused values are nil until a view sets them, whatever the declared default is.
    let held = owner == .focused ? "typealias Value = \(type?.dropLast() ?? "Any")" : standard
    return "private enum \(keyName): \(owner.key) { \(held) }"
  }

  private var keyName: String { "__Key_\(name)" }

  /// The end of the first occurrence that is a whole word.
  private static func end(ofWord word: String, in source: String) -> String.Index? {
    var place = source.startIndex
    var isInside = false
    while place < source.endIndex {
      let isLetter = source[place].isLetter || source[place].isNumber || source[place] == "_"
      if isLetter, !isInside, source[place...].hasPrefix(word) {
        let end = source.index(place, offsetBy: word.count)
        if end < source.endIndex, source[end].isWhitespace { return end }
      }
      isInside = isLetter
      place = source.index(after: place)
    }
    return nil
  }

  /// The first equals sign outside of brackets.
  private static func firstEquals(in source: Substring) -> Substring.Index? {
    var depth = 0
    for place in source.indices {
      switch source[place] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "=" where depth == 0: return place
      default: continue
      }
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}
