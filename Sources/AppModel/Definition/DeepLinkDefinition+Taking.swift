/// Which of an app's links takes all links of another one.
extension DeepLinkDefinition {
  /// A character that no pattern contains; it represents any value of a parameter in braces.
  private static let anyValue: Character = "\u{F8FF}"

  /// The first of some links that takes all links of this one, which comes after them.
  package func taker(among earlier: ArraySlice<DeepLinkDefinition>) -> DeepLinkDefinition? {
    anyLink.flatMap { link in
      earlier.first { $0.takesWholeParts && $0.values(in: link) != nil }
    }
  }

  /// A link of the pattern with a placeholder for each parameter; nil for an invalid pattern.
  ///
  /// If an earlier pattern matches it, that pattern matches every link of this one. Only a
  /// parameter can match the placeholder, and one that takes whole parts of a link matches any
  /// other value in the same place.
  package var anyLink: String? { link(with: Self.anyValue) }

  /// A link of the pattern with one value for every parameter; nil for an invalid pattern.
  package func link(with value: Character) -> String? {
    guard parameters != nil else { return nil }
    var link = ""
    var isInBrace = false
    for character in pattern {
      switch character {
      case "{":
        isInBrace = true
        link.append(value)
      case "}": isInBrace = false
      default: if !isInBrace { link.append(character) }
      }
    }
    return link
  }

  /// Whether each parameter takes everything up to the next `/`, `?`, `#` or `&`.
  ///
  /// No other text of the pattern may end it earlier.
  private var takesWholeParts: Bool {
    let ends = pattern.indices.filter { pattern[$0] == "}" }
    return ends.allSatisfy { end in
      let next = pattern.index(after: end)
      return next == pattern.endIndex || "/?#&".contains(pattern[next])
    }
  }
}
