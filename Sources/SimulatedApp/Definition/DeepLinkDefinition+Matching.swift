extension DeepLinkDefinition {
  /// The values of the pattern's braces in a link; nil when the link is not of this pattern.
  ///
  /// A brace takes what stands up to the next `/`, `?`, `#` or `&`, and never nothing. A pattern
  /// with a brace that is not closed fits no link.
  package func values(in link: String) -> [String: String]? {
    var values: [String: String] = [:]
    var rest = link[...]
    var pattern = self.pattern[...]
    while let brace = pattern.firstIndex(of: "{") {
      guard let end = pattern[brace...].firstIndex(of: "}"), rest.hasPrefix(pattern[..<brace])
      else { return nil }
      rest = rest.dropFirst(pattern[..<brace].count)
      let value = rest.prefix { !"/?#&".contains($0) }
      guard !value.isEmpty else { return nil }
      values[String(pattern[pattern.index(after: brace)..<end])] = String(value)
      rest = rest.dropFirst(value.count)
      pattern = pattern[pattern.index(after: end)...]
    }
    return rest == pattern ? values : nil
  }
}
