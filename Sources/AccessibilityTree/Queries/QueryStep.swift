/// One step of a query: it turns the matches so far into the next ones.
package enum QueryStep: Sendable {
  /// The elements of a type below any match.
  case descendants(ElementType)
  /// The elements of a type directly below any match.
  case children(ElementType)
  /// The matches that pass a test; the text is the predicate as messages show it.
  case matching(ElementTest, text: String)
  /// The matches of a type and, unless nil, with an identifying text.
  case matchingType(ElementType, identifier: String?)
  /// The matches that pass a test, or have a descendant that does.
  case containing(ElementTest, text: String)
  /// The matches that are, or have a descendant, of a type and, unless nil, with an identifying
  /// text.
  case containingType(ElementType, identifier: String?)
  /// The match at a place counted from 0, or nothing.
  case index(Int)
  /// The first match, or nothing.
  case first
  /// The elements of the whole tree with one of these tokens; earlier matches do not count.
  case identity([Int32])
}

extension QueryStep {
  /// The step `query["x"]` adds: matches identified by the text.
  package static func identified(by identifier: String) -> QueryStep {
    .matching(.anyIdentifying(identifier), text: identifiersPredicate(identifier))
  }

  /// The step as XCUITest prints it, such as `Descendants matching type Button`.
  package var text: String {
    switch self {
    case .descendants(let type): return "Descendants matching type \(type.name)"
    case .children(let type): return "Children matching type \(type.name)"
    case .matching(_, let text): return "Elements matching predicate '\(text)'"
    case .matchingType(let type, let identifier):
      return "Elements matching predicate '\(Self.predicate(type, identifier))'"
    case .containing(_, let text):
      return "Elements containing elements matching predicate '\(text)'"
    case .containingType(let type, let identifier):
      return "Elements containing elements matching predicate '\(Self.predicate(type, identifier))'"
    case .index(let index): return "Element at index \(index)"
    case .first: return "First Match"
    case .identity: return "Identity Binding"
    }
  }

  private static func predicate(_ type: ElementType, _ identifier: String?) -> String {
    guard let identifier else {
      return type == .any ? "TRUEPREDICATE" : "elementType == \(type.rawValue)"
    }
    let named = identifiersPredicate(identifier)
    return type == .any ? named : "elementType == \(type.rawValue) AND \(named)"
  }

  private static func identifiersPredicate(_ identifier: String) -> String {
    guard identifier.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) else {
      return "\"\(identifier)\" IN identifiers"
    }
    var escaped = ""
    for scalar in identifier.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.unicodeScalars.append(scalar)
    }
    return "\"\(escaped)\" IN identifiers"
  }
}

extension QueryStep: Equatable {
  /// True when both steps have the same text and name the same elements.
  package static func == (left: QueryStep, right: QueryStep) -> Bool {
    switch (left, right) {
    case (.identity(let these), .identity(let those)): return these == those
    case (.descendants(let this), .descendants(let that)): return this == that
    case (.children(let this), .children(let that)): return this == that
    case (.index(let this), .index(let that)): return this == that
    default: return left.text == right.text
    }
  }
}
