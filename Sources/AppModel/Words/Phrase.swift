package import LocatedJSON

/// An entry of a string table: one text, or a text for each plural form.
package enum Phrase: Sendable, Equatable {
  case words(String)
  case plural([PluralCategory: String])

  /// The argument whose number chooses the plural form.
  package static let countName = "count"

  /// The texts, in the order of the forms.
  var texts: [String] {
    switch self {
    case .words(let words): [words]
    case .plural(let forms): PluralCategory.allCases.compactMap { forms[$0] }
    }
  }

  /// The text for a number; 0 uses the form `zero` in every language that has one, as on iOS.
  package func text(for count: Double?, in language: String) -> String {
    switch self {
    case .words(let words): return words
    case .plural(let forms):
      if count == 0, let zero = forms[.zero] { return zero }
      let category = count.map { PluralCategory(of: $0, in: language) } ?? .other
      return forms[category] ?? forms[.other] ?? ""
    }
  }

  /// The names in braces in all of its texts: `{count}`.
  package var arguments: Set<String> {
    texts.reduce(into: []) { $0.formUnion(Self.arguments(of: $1)) }
  }

  private static func arguments(of text: String) -> Set<String> {
    var names: Set<String> = []
    scan(text) { part in
      if case .argument(let name) = part { names.insert(name) }
    }
    return names
  }

  /// Replaces the arguments of a text with their values; an argument without a value stays as it
  /// is.
  package static func fill(_ text: String, _ value: (String) -> String?) -> String {
    guard text.contains("{") else { return text }
    var filled = ""
    scan(text) { part in
      switch part {
      case .plain(let words): filled += words
      case .argument(let name): filled += value(name) ?? "{\(name)}"
      }
    }
    return filled
  }

  private enum Part {
    case plain(Substring)
    case argument(String)
  }

  private static func scan(_ text: String, _ take: (Part) -> Void) {
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      let inside = rest[rest.index(after: open)...]
      guard let close = inside.firstIndex(of: "}"), isName(inside[..<close]) else {
        take(.plain(rest[...open]))
        rest = inside
        continue
      }
      take(.plain(rest[..<open]))
      take(.argument(String(inside[..<close])))
      rest = inside[inside.index(after: close)...]
    }
    take(.plain(rest))
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.unicodeScalars.first, !("0"..."9").contains(first) else { return false }
    return text.unicodeScalars.allSatisfy {
      $0 == "_" || ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
  }
}

extension Phrase {
  /// The phrase as a file writes it.
  package var json: JSONNode {
    switch self {
    case .words(let words): return .text(words)
    case .plural(let forms):
      var members = JSONMembers()
      for category in PluralCategory.allCases { members.add(category.rawValue, forms[category]) }
      return members.node
    }
  }
}
