extension DeepLinkDefinition {
  /// The values of the pattern's braces in a link; nil when the link is not of this pattern.
  ///
  /// Scheme and, on the web, domain are compared without case and without the usual port. A brace
  /// takes what stands up to the next `/`, `?`, `#` or `&`, and never nothing; what is percent
  /// encoded is told in plain characters. Parameters behind `?` may stand in any order, and those
  /// that the pattern does not name are passed over, as is what stands behind `#` where the pattern
  /// has none. A pattern with a brace that is not closed fits no link.
  package func values(in link: String) -> [String: String]? {
    let pattern = LinkParts(self.pattern)
    let link = LinkParts(link)
    guard pattern.origin.lowercased() == link.origin.lowercased() || pattern.origin.contains("{"),
      pattern.fragment == nil || pattern.fragment == link.fragment
    else { return nil }
    var values: [String: String] = [:]
    if pattern.origin.contains("{") {
      guard Self.match(pattern.origin[...], link.origin[...], into: &values) else { return nil }
    }
    guard Self.match(pattern.path[...], link.path[...], into: &values) else { return nil }
    for (name, wanted) in pattern.query {
      guard let given = link.query.first(where: { $0.name == name })?.value,
        Self.match(wanted[...], given[...], stops: "", into: &values)
      else { return nil }
    }
    return values.mapValues { $0.withoutPercentEncoding }
  }

  /// Whether a text is of a pattern, whose braces take what stands up to a character that stops.
  private static func match(
    _ pattern: Substring, _ text: Substring, stops: String = "/?#&",
    into values: inout [String: String]
  ) -> Bool {
    var (pattern, rest) = (pattern, text)
    while let brace = pattern.firstIndex(of: "{") {
      guard let end = pattern[brace...].firstIndex(of: "}"), rest.hasPrefix(pattern[..<brace])
      else { return false }
      rest = rest.dropFirst(pattern[..<brace].count)
      let name = String(pattern[pattern.index(after: brace)..<end])
      pattern = pattern[pattern.index(after: end)...]
      // What stands behind the brace ends its value where that is no stop itself, such as `.html`.
      let literal = pattern.prefix { $0 != "{" }
      let most = rest.prefix { !stops.contains($0) }
      let value = most.prefix(before: literal)
      guard !value.isEmpty else { return false }
      values[name] = String(value)
      rest = rest.dropFirst(value.count)
    }
    return rest == pattern
  }
}

/// A link or a pattern in its parts.
private struct LinkParts {
  /// The scheme, with what follows it on the web: `https://example.com`.
  var origin: String
  /// What follows, up to the parameters.
  var path: String
  /// The parameters behind `?`, in their order.
  var query: [(name: String, value: String)] = []
  /// What stands behind `#`; nil without one.
  var fragment: String?

  init(_ link: String) {
    var rest = link[...]
    if let mark = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: mark)...])
      rest = rest[..<mark]
    }
    if let mark = rest.firstIndex(of: "?") {
      query = rest[rest.index(after: mark)...].split(separator: "&").map { item in
        let name = item.prefix { $0 != "=" }
        return (String(name), String(item.dropFirst(name.count + 1)))
      }
      rest = rest[..<mark]
    }
    let scheme = rest.range(ofScheme: "://").map { rest[..<$0] } ?? ""
    guard ["http", "https"].contains(scheme.lowercased()) else {
      origin = String(scheme)
      path = String(rest.dropFirst(scheme.count))
      return
    }
    let host = rest.dropFirst(scheme.count + 3).prefix { $0 != "/" }
    let path = rest.dropFirst(scheme.count + 3 + host.count)
    self.path = path.isEmpty ? "/" : String(path)
    let port = scheme.lowercased() == "http" ? ":80" : ":443"
    origin = scheme + "://" + (host.hasSuffix(port) ? host.dropLast(port.count) : host)
  }
}

extension Substring {
  /// Where a mark begins; nil where there is none.
  fileprivate func range(ofScheme mark: String) -> Index? {
    guard let colon = firstIndex(of: ":"), self[colon...].hasPrefix(mark) else { return nil }
    return colon
  }

  /// What stands before the first place of a text; all where it has no place or is empty.
  fileprivate func prefix(before text: Substring) -> Substring {
    guard !text.isEmpty else { return self }
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(text) { return self[..<place] }
      place = index(after: place)
    }
    return self
  }
}

extension String {
  /// The text with `%D0%B0` in plain characters; as it is where that gives no text.
  fileprivate var withoutPercentEncoding: String {
    guard contains("%") else { return self }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count > 1,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return self }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self) ?? self
  }
}
