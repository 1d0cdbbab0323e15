extension PathPattern {
  /// The values of the names in braces for a URL, unescaped; nil if the pattern does not match.
  package func match(origin: String, path: String) -> [String: String]? {
    var names: [String: String] = [:]
    if let pieces = self.origin {
      guard let found = Self.match(pieces[...], origin[...]) else { return nil }
      names = found
    }
    let found = Self.split(path).map { PercentText.decode($0) }
    guard found.count <= Self.partLimit, let inPath = match(found) else { return nil }
    return names.merging(inPath) { first, _ in first }
  }

  /// Matches the parts one by one; a `**` takes as few parts as it can, and the last one before a
  /// part that does not match takes one more.
  private func match(_ found: [String]) -> [String: String]? {
    var names: [String: String] = [:]
    var (place, index) = (0, 0)
    var retry: (place: Int, index: Int, names: [String: String])?
    while index < found.count || place < parts.count {
      if place < parts.count, case .rest = parts[place] {
        retry = (place, index, names)
        place += 1
      } else if place < parts.count, index < found.count, case .pieces(let pieces) = parts[place],
        let taken = Self.match(pieces[...], found[index][...])
      {
        names.merge(taken) { first, _ in first }
        (place, index) = (place + 1, index + 1)
      } else {
        guard let last = retry, last.index < found.count else { return nil }
        retry = (last.place, last.index + 1, last.names)
        (place, index, names) = (last.place + 1, last.index + 1, last.names)
      }
    }
    return names
  }

  /// Whether a pattern with stars matches a text, for conditions on queries and headers.
  package static func fits(_ pattern: String, _ text: String) -> Bool {
    var pieces: [Piece] = []
    for (index, words) in pattern.split(separator: "*", omittingEmptySubsequences: false)
      .enumerated()
    {
      if index > 0 { pieces.append(.any(name: nil)) }
      if !words.isEmpty { pieces.append(.text(String(words))) }
    }
    return match(pieces[...], text[...]) != nil
  }

  /// Matches pieces with a text; an open piece takes as little as it can, and the last one before a
  /// piece that does not match takes one more letter.
  private static func match(
    _ pieces: ArraySlice<Piece>, _ text: Substring
  ) -> [String: String]? {
    var (place, rest) = (pieces.startIndex, text)
    var taken: [(piece: Int, from: Substring.Index, to: Substring.Index)] = []
    while place < pieces.endIndex || !rest.isEmpty {
      if place < pieces.endIndex, case .text(let words) = pieces[place], rest.hasPrefix(words) {
        rest = rest[rest.index(rest.startIndex, offsetBy: words.count)...]
        place += 1
      } else if place < pieces.endIndex, case .any(let name) = pieces[place],
        name == nil || !rest.isEmpty
      {
        let end = name == nil ? rest.startIndex : rest.index(after: rest.startIndex)
        taken.append((place, rest.startIndex, end))
        rest = rest[end...]
        place += 1
      } else {
        guard var last = taken.popLast(), last.to < text.endIndex else { return nil }
        last.to = text.index(after: last.to)
        taken.append(last)
        place = last.piece + 1
        rest = text[last.to...]
      }
    }
    return names(in: pieces, taken, text)
  }

  private static func names(
    in pieces: ArraySlice<Piece>,
    _ taken: [(piece: Int, from: Substring.Index, to: Substring.Index)], _ text: Substring
  ) -> [String: String] {
    var names: [String: String] = [:]
    for part in taken {
      guard case .any(let name?) = pieces[part.piece], names[name] == nil else { continue }
      names[name] = String(text[part.from..<part.to])
    }
    return names
  }
}
