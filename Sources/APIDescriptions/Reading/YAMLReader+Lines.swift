import LocatedJSON

extension YAMLReader {
  /// The byte at the position; nil at the end.
  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The bytes between the start of the line and the position.
  var column: Int { position - lineStart }

  /// Whether nothing but a comment is left on the line.
  var isAtLineEnd: Bool {
    guard let byte = peek else { return true }
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return true }
    return byte == UInt8(ascii: "#")
      && (position == lineStart || Self.isSpace(bytes[position - 1]))
  }

  /// Whether an item of a list begins here.
  var isDash: Bool {
    peek == UInt8(ascii: "-") && endsWord(position + 1)
  }

  /// Whether a document begins or ends here.
  var isAtMarker: Bool { isMarker("---") || isMarker("...") }

  func isMarker(_ marker: String) -> Bool {
    position == lineStart && bytes[position...].starts(with: marker.utf8) && endsWord(position + 3)
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  /// Whether a space, the end of the line or the end of the file is at an offset.
  func endsWord(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return Self.isSpace(bytes[offset]) || bytes[offset] == 10 || bytes[offset] == 13
  }

  mutating func skipSpaces() {
    while let byte = peek, Self.isSpace(byte) { position += 1 }
  }

  /// Goes to the next character that is not a space, a line end or part of a comment.
  mutating func skipToContent() throws(JSONFault) {
    while let byte = peek {
      if byte == 10 {
        position += 1
        lineStart = position
      } else if byte == 9, bytes[lineStart..<position].allSatisfy(Self.isSpace) {
        let tab = position
        skipSpaces()
        guard isAtLineEnd else {
          throw JSONFault(offset: tab, message: "indentation must be spaces, found a tab")
        }
      } else if byte == 13 || byte == 32 || byte == 9 {
        position += 1
      } else if byte == UInt8(ascii: "#"), isAtLineEnd {
        while let next = peek, next != 10 { position += 1 }
      } else {
        return
      }
    }
  }

  func fault(_ message: String) -> JSONFault { JSONFault(offset: position, message: message) }

  /// Whether a key and a colon begin here, on one line.
  func isKey() throws(JSONFault) -> Bool {
    var ahead = self
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: ">"): return false
    case UInt8(ascii: "?") where endsWord(position + 1):
      throw fault("a key must be a text on one line")
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      _ = try ahead.quotedScalar()
      guard ahead.lineStart == lineStart else { return false }
      ahead.skipSpaces()
      return ahead.peek == UInt8(ascii: ":") && endsWord(ahead.position + 1)
    default:
      ahead.skipPlain()
      return ahead.peek == UInt8(ascii: ":")
    }
  }

  /// Reads a key, up to its colon.
  mutating func key() throws(JSONFault) -> String {
    if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") {
      let text = try quotedScalar()
      skipSpaces()
      return text
    }
    try refuseSigns()
    let start = position
    skipPlain()
    return text(start..<position)
  }

  /// Goes to the end of a plain scalar on this line: a colon and a space, a comment, or the end.
  mutating func skipPlain() {
    while let byte = peek, byte != 10, byte != 13 {
      if byte == UInt8(ascii: ":"), endsWord(position + 1) { return }
      if byte == UInt8(ascii: "#"), isAtLineEnd { return }
      position += 1
    }
  }

  /// The text of a range without spaces at its ends.
  func text(_ range: Range<Int>) -> String {
    var range = range
    while let last = range.last, Self.isSpace(bytes[last]) { range = range.dropLast() }
    while let first = range.first, Self.isSpace(bytes[first]) { range = range.dropFirst() }
    return String(decoding: bytes[range], as: UTF8.self)
  }
}
