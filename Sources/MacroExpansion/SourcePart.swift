/// A part of a piece of source: a word, a sign, a text, the end of a line, or brackets with all
/// that they hold.
struct SourcePart: Equatable {
  enum Kind: Equatable { case word, sign, text, line, group }
  let kind: Kind
  let source: Substring

  /// The parts of a source in their order, without its comments.
  static func all(of source: Substring) -> [SourcePart] {
    var parts: [SourcePart] = []
    var place = source.startIndex
    while place < source.endIndex {
      let rest = source[place...]
      let (kind, end) = next(in: rest)
      if let kind { parts.append(SourcePart(kind: kind, source: source[place..<end])) }
      place = end
    }
    return parts
  }

  /// Whether it is a word, or a sign, that is written so.
  func `is`(_ words: String) -> Bool {
    (kind == .word || kind == .sign) && source == words
  }

  /// What is inside of brackets.
  var inside: Substring {
    guard kind == .group else { return source[source.endIndex...] }
    let inner = source.dropFirst()
    return inner.last.map { ")]}".contains($0) } == true ? inner.dropLast() : inner
  }

  private static func next(in rest: Substring) -> (kind: Kind?, end: Substring.Index) {
    guard let first = rest.first else { return (nil, rest.endIndex) }
    let after = rest.index(after: rest.startIndex)
    if first.isNewline { return (.line, after) }
    if first.isWhitespace { return (nil, after) }
    if rest.hasPrefix("//") { return (nil, rest.firstIndex { $0.isNewline } ?? rest.endIndex) }
    if rest.hasPrefix("/*") { return (nil, endOfComment(rest)) }
    if let end = endOfText(rest) { return (.text, end) }
    if first == "`" {
      let closing = rest[after...].firstIndex(of: "`")
      return (.word, closing.map { rest.index(after: $0) } ?? rest.endIndex)
    }
    if isLetter(first) { return (.word, rest.firstIndex { !isLetter($0) } ?? rest.endIndex) }
    return "([{".contains(first) ? (.group, endOfGroup(rest)) : (.sign, after)
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// The end of brackets; that of the source if they are not closed.
  private static func endOfGroup(_ source: Substring) -> Substring.Index {
    var place = source.index(after: source.startIndex)
    var depth = 1
    while place < source.endIndex {
      let rest = source[place...]
      if let first = rest.first, "([{)]}".contains(first) {
        depth += "([{".contains(first) ? 1 : -1
        place = source.index(after: place)
        if depth == 0 { return place }
      } else if rest.hasPrefix("/*") {
        place = endOfComment(rest)
      } else if rest.hasPrefix("//") {
        place = rest.firstIndex { $0.isNewline } ?? source.endIndex
      } else {
        place = endOfText(rest) ?? source.index(after: place)
      }
    }
    return place
  }

  private static func endOfComment(_ source: Substring) -> Substring.Index {
    var place = source.index(source.startIndex, offsetBy: 2)
    var depth = 1
    while place < source.endIndex, depth > 0 {
      let rest = source[place...]
      let mark = rest.hasPrefix("/*") ? 1 : rest.hasPrefix("*/") ? -1 : 0
      depth += mark
      place = source.index(place, offsetBy: mark == 0 ? 1 : 2)
    }
    return place
  }

  /// The end of the text that a source begins with; nil if it begins with none.
  private static func endOfText(_ source: Substring) -> Substring.Index? {
    let hashes = source.prefix { $0 == "#" }
    let quotes = source[hashes.endIndex...]
    guard quotes.first == "\"" else { return nil }
    let quote = quotes.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    var place = quotes.index(quotes.startIndex, offsetBy: quote.count)
    while place < source.endIndex {
      let rest = source[place...]
      if rest.hasPrefix(quote + hashes) {
        return source.index(place, offsetBy: quote.count + hashes.count)
      }
      if rest.hasPrefix("\\" + hashes) {
        let escaped = rest.dropFirst(1 + hashes.count)
        // A value in a text may hold texts itself.
        let isValue = escaped.first == "("
        place = isValue ? endOfGroup(escaped) : escaped.dropFirst().startIndex
      } else {
        place = source.index(after: place)
      }
    }
    return source.endIndex
  }
}
