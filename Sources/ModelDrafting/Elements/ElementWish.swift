import SimulatedApp

/// What an element has to be to pass the tests of a query.
struct ElementWish {
  /// The element so far.
  var element: DraftElement

  /// Starts with an element of a type.
  init(_ type: ElementType) {
    element = DraftElement(type == .any ? .other : type)
    element.isTypeKnown = type != .any
  }

  /// Changes the element so that it passes a test of a query; returns false if none could pass it.
  mutating func take(_ test: ElementTest) -> Bool {
    switch test {
    case .anyIdentifying(let name): takeName(name)
    case .equals(let attribute, let text): element.set(attribute, to: text)
    case .hasPrefix(.identifier, let text): takeIdentifier(text + Self.unknown, isFirst: true)
    case .contains(.identifier, let text): takeIdentifier(Self.unknown + text + Self.unknown)
    case .hasSuffix(.identifier, let text): takeIdentifier(Self.unknown + text)
    case .contains(let attribute, let text), .hasPrefix(let attribute, let text),
      .hasSuffix(let attribute, let text):
      set(attribute, with: text)
    case .type(let type):
      if type != .any { (element.type, element.isTypeKnown) = (type, true) }
    case .flag(let flags, let isOn):
      if flags.contains(.isEnabled) { element.isEnabled = isOn }
      if flags.contains(.isSelected) { element.isSelected = isOn }
      if flags.contains(.hasKeyboardFocus), isOn { return false }
    case .and(let tests): return tests.allSatisfy { take($0) }
    case .or(let tests):
      guard let first = tests.first else { return false }
      return take(first)
    case .not, .all: break
    case .none: return false
    case .custom(let text, _): return take(PredicateWords.tests(in: text))
    }
    return true
  }

  private mutating func take(_ tests: [ElementTest]) -> Bool {
    !tests.isEmpty && tests.allSatisfy { take($0) }
  }

  private mutating func takeName(_ name: String) {
    switch NameKind.of(name, for: element.type) {
    case .identifier: element.set(.identifier, to: name)
    case .label: element.set(.label, to: name)
    case .placeholder: element.set(.placeholderValue, to: name)
    }
  }

  /// Replaces the part of an identifier that no test names.
  static let unknown = "…"

  /// Makes the identifier contain a part, in addition to its required parts.
  private mutating func takeIdentifier(_ part: String, isFirst: Bool = false) {
    let present = element.identifier
    let inner = part.replacing(Self.unknown, with: "")
    guard !present.contains(inner) else { return }
    let both = isFirst ? part + present : present + part
    element.identifier = both.replacing(Self.unknown + Self.unknown, with: Self.unknown)
  }

  /// Makes a text of the element contain another, in addition to its required parts.
  private mutating func set(_ attribute: ElementAttribute, with text: String) {
    let present = element.text(attribute)
    guard !present.contains(text) else { return }
    element.set(attribute, to: present.isEmpty ? text : present + " " + text)
  }
}

extension DraftElement {
  /// Gives the element a text.
  mutating func set(_ attribute: ElementAttribute, to text: String) {
    switch attribute {
    case .identifier: identifier = text
    case .label: label = text
    case .title: title = text
    case .value: value = text
    case .placeholderValue: placeholder = text
    }
  }

  /// A text of the element; empty for none.
  func text(_ attribute: ElementAttribute) -> String {
    switch attribute {
    case .identifier: identifier
    case .label: label
    case .title: title
    case .value: value ?? ""
    case .placeholderValue: placeholder ?? ""
    }
  }
}

/// Which text of an element a name in brackets most likely is: `app.buttons["Login"]`.
enum NameKind: Equatable {
  case identifier, label, placeholder

  /// Decides by the type of the element and the form of the name.
  static func of(_ name: String, for type: ElementType) -> NameKind {
    switch type {
    case .alert, .sheet: .label
    case .staticText, .button, .link, .menuItem, .cell, .switch, .toggle, .tab, .any, .other:
      looksLikeIdentifier(name) || type == .other && !name.contains(" ") ? .identifier : .label
    case .textField, .secureTextField, .textView, .searchField:
      name.contains(" ") ? .placeholder : .identifier
    default: .identifier
    }
  }

  /// Whether a name is formed like one in code: `login_button`, `loginButton`, `login.button`.
  private static func looksLikeIdentifier(_ name: String) -> Bool {
    guard !name.contains(" "), name.count > 1 else { return false }
    if name.first?.isLowercase == true { return true }
    if name.dropLast().contains(where: { "_./:".contains($0) }) { return true }
    let letters = Array(name)
    return zip(letters, letters.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}

/// Reads conditions on texts from predicates of which only the format is known.
enum PredicateWords {
  /// The comparisons of an attribute with a text in a predicate's format.
  static func tests(in format: String) -> [ElementTest] {
    format.matches(of: pattern).compactMap { match -> ElementTest? in
      guard let attribute = attribute(String(match.1)) else { return nil }
      let written = match.4 ?? match.5 ?? ""
      let text = String(written.replacing(#/\\(.)/#) { controls[$0.1] ?? $0.1 })
      switch match.2.uppercased() {
      case "==", "=": return .equals(attribute, text)
      case "CONTAINS": return .contains(attribute, text)
      case "BEGINSWITH": return .hasPrefix(attribute, text)
      case "ENDSWITH": return .hasSuffix(attribute, text)
      case "LIKE": return .equals(attribute, likeExample(of: text))
      default:
        // In quotation marks a predicate has two backslashes for one.
        let pattern = written.replacing("\\\\", with: "\\")
        return .equals(attribute, PatternExample.text(of: String(pattern)))
      }
    }
  }

  private nonisolated(unsafe) static let pattern =
    #/
    (identifier|label|title|value|placeholderValue)\s*
    (==|=|CONTAINS|BEGINSWITH|ENDSWITH|LIKE|MATCHES)(\[\w+\])?\s*
    (?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')
    /#.ignoresCase()

  /// What a predicate's format writes with a letter.
  private static let controls: [Substring: Substring] = ["n": "\n", "r": "\r", "t": "\t"]

  private static func attribute(_ key: String) -> ElementAttribute? {
    switch key.lowercased() {
    case "identifier": .identifier
    case "label": .label
    case "title": .title
    case "value": .value
    case "placeholdervalue": .placeholderValue
    default: nil
    }
  }

  /// A text that a pattern with wildcards matches.
  private static func likeExample(of pattern: String) -> String {
    pattern.replacing("*", with: "").replacing("?", with: "a")
  }
}
