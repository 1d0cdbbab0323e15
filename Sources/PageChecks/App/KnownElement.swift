/// An element that one of the app's screens is known to show.
package struct KnownElement: Sendable, Equatable {
  /// The query property of its type, such as `buttons`.
  package let property: String
  /// Its identifier; nil for none.
  ///
  /// A part that is only known at run time is in braces: `suggestion.{word}`.
  package let identifier: String?
  /// Its text, if that never changes.
  package let label: String?
  /// Whether it is repeated for each item of a list.
  package let isRepeated: Bool
  /// The elements below it.
  package let children: [KnownElement]

  /// Makes an element.
  package init(
    _ property: String, identifier: String? = nil, label: String? = nil,
    isRepeated: Bool = false, children: [KnownElement] = []
  ) {
    self.property = property
    self.identifier = identifier
    self.label = label
    self.isRepeated = isRepeated
    self.children = children
  }

  /// The element and all below it, in the order of the tree.
  var everything: [KnownElement] { [self] + children.flatMap(\.everything) }

  /// The identifier to query it by: its own, or the first one below it.
  var nearestIdentifier: String? { everything.lazy.compactMap(\.identifier).first }

  /// Whether a key matches its identifier; an identifier known only at run time matches nothing.
  func hasIdentifier(_ key: String) -> Bool {
    guard let identifier else { return false }
    let end = identifier.firstIndex(of: "}")
    guard identifier.first != "{" || end != identifier.indices.last else { return false }
    return Self.matches(Self.fixedParts(of: identifier), key[...])
  }

  /// The text before, between and after the parts in braces.
  private static func fixedParts(of pattern: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(rest[..<open])
      rest = rest[rest.index(after: close)...]
    }
    return parts + [rest]
  }

  /// Whether a text has the parts in order, from its beginning to its end.
  private static func matches(_ parts: [Substring], _ text: Substring) -> Bool {
    guard let first = parts.first, let last = parts.last, parts.count > 1 else {
      return parts.first == text
    }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// A state of a screen, with the elements that only this state shows.
package struct KnownState: Sendable, Equatable {
  /// The name of the screen.
  package let screen: String
  /// The name of the state; empty for elements that the screen shows in all states.
  package let state: String
  /// The elements that it shows.
  package let elements: [KnownElement]

  /// Makes a state.
  package init(screen: String, state: String = "", elements: [KnownElement]) {
    self.screen = screen
    self.state = state
    self.elements = elements
  }
}
