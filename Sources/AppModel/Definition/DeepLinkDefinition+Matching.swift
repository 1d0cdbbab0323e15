extension DeepLinkDefinition {
  /// The values of the pattern's braces in a link; nil if the link does not match the pattern.
  ///
  /// The scheme and, on the web, the domain are compared without case and without the default port.
  /// A brace takes the text up to the next `/`, `?`, `#` or `&`, and at least one character;
  /// percent encoding is decoded. Parameters after `?` can be in any order. Parameters that the
  /// pattern does not name are ignored, and so is everything after `#` if the pattern has no `#`. A
  /// pattern with an unclosed brace matches no link.
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

  /// Whether a text matches a pattern; each brace takes the text up to one of the `stops`.
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
      // The text after the brace ends the value even if it is not a stop, such as `.html`.
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

/// A link or a pattern, split into its parts.
private struct LinkParts {
  /// The scheme, and on the web also the domain: `https://example.com`.
  var origin: String
  /// The part after that, up to the parameters.
  var path: String
  /// The parameters after `?`, in order.
  var query: [(name: String, value: String)] = []
  /// The text after `#`; nil if there is none.
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
  /// The position of a mark; nil if it is not there.
  fileprivate func range(ofScheme mark: String) -> Index? {
    guard let colon = firstIndex(of: ":"), self[colon...].hasPrefix(mark) else { return nil }
    return colon
  }

  /// The text before the first occurrence of another text; everything if there is none or it is
  /// empty.
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
  /// The text with `%D0%B0` decoded; unchanged if the bytes are not valid text.
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
