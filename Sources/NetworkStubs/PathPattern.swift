package import LocatedJSON

/// A pattern of URLs: `/v1/items/{id}`, `/v1/*`, `/files/**`, or one that begins with an origin.
///
/// A name in braces matches and keeps some text inside one part of the path, `*` matches any text
/// inside a part, and `**` alone matches any number of parts. A pattern without an origin matches
/// every origin.
package struct PathPattern: Sendable, Equatable {
  /// A piece of a part of the path.
  package enum Piece: Sendable, Equatable {
    /// Exactly these letters, unescaped.
    case text(String)
    /// Any text; with a name, at least one letter.
    case any(name: String?)
  }

  /// A part of the path.
  enum Part: Sendable, Equatable {
    /// One part.
    case pieces([Piece])
    /// Any number of parts.
    case rest
  }

  /// The text of the pattern.
  package let text: String
  /// The pieces of the origin; nil matches every origin.
  package let origin: [Piece]?
  let parts: [Part]

  /// The most bytes of UTF-8 in a pattern.
  package static let sizeLimit = 4_096
  /// The most parts of a path; a longer path matches no pattern.
  static let partLimit = 256

  /// Reads a pattern.
  package init(_ text: String) throws(ReadFault) {
    guard text.utf8.count <= Self.sizeLimit else {
      throw ReadFault(
        message: "the pattern is longer than \(Self.sizeLimit) bytes, which is the limit")
    }
    let url = URLParts(text)
    guard text.hasPrefix("/") || !url.origin.isEmpty else {
      throw ReadFault(
        message: "expected a path such as \"/v1/items/{id}\", found \(quoted(text))")
    }
    guard !text.contains("?"), !text.contains("#") else {
      throw ReadFault(
        message: "a path has no query, found \(quoted(text)); put it under the key \"query\"")
    }
    self.text = text
    origin = url.origin.isEmpty ? nil : try Self.pieces(url.origin[...])
    var parts: [Part] = []
    for part in Self.split(url.path) {
      parts.append(part == "**" ? .rest : .pieces(try Self.pieces(part)))
    }
    guard parts.count <= Self.partLimit else {
      throw ReadFault(
        message: "the pattern has more than \(Self.partLimit) parts, which is the limit")
    }
    self.parts = parts
  }

  /// The parts of a path; a slash at the end adds no part.
  package static func split(_ path: String) -> [Substring] {
    path.split(separator: "/", omittingEmptySubsequences: true)
  }

  /// The names in braces, in their order.
  package var names: [String] {
    let pieces = (origin ?? []) + parts.flatMap { $0.pieces }
    return pieces.compactMap { if case .any(let name?) = $0 { name } else { nil } }
  }

  private static func pieces(_ text: Substring) throws(ReadFault) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    while let first = rest.first {
      if first == "*" {
        pieces.append(.any(name: nil))
        rest = rest.drop { $0 == "*" }
      } else if first == "{" {
        let name = rest.dropFirst().prefix { $0 != "}" && $0 != "{" }
        guard !name.isEmpty, rest.dropFirst(name.count + 1).first == "}" else {
          throw ReadFault(message: "expected a name in braces, found \(quoted(String(text)))")
        }
        pieces.append(.any(name: String(name)))
        rest = rest.dropFirst(name.count + 2)
      } else {
        let words = rest.prefix { $0 != "*" && $0 != "{" }
        guard !words.contains("}") else {
          throw ReadFault(message: "expected a name in braces, found \(quoted(String(text)))")
        }
        pieces.append(.text(PercentText.decode(words)))
        rest = rest.dropFirst(words.count)
      }
    }
    return pieces
  }
}

extension PathPattern.Part {
  /// The pieces of one part; empty for `**`.
  fileprivate var pieces: [PathPattern.Piece] {
    if case .pieces(let pieces) = self { pieces } else { [] }
  }
}
