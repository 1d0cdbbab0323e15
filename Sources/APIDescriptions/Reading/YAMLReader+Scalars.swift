import LocatedJSON

extension YAMLReader {
  /// Reads a text without quotes; its further lines are indented more than a limit.
  mutating func plainScalar(indent: Int) throws(JSONFault) -> String {
    var words: [String] = []
    while true {
      let start = position
      skipPlain()
      if peek == UInt8(ascii: ":") {
        throw fault("a text with a colon and a space needs quotes")
      }
      words.append(text(start..<position))
      // A comment ends the text; other lines of it follow.
      guard peek == nil || peek == 10 || peek == 13 else { break }
      var ahead = self
      let empty = try ahead.skipLines()
      guard ahead.peek != nil, ahead.column > indent, !ahead.isAtMarker,
        ahead.peek != UInt8(ascii: "#"), try !ahead.isKey(), indent >= 0 || !ahead.isDash
      else { break }
      words += Array(repeating: "\n", count: empty)
      self = ahead
    }
    return Self.folded(words)
  }

  /// Goes to the first character of the next line that has one, and counts the empty lines.
  private mutating func skipLines() throws(JSONFault) -> Int {
    var lines = 0
    while let byte = peek, byte == 10 || byte == 13 || Self.isSpace(byte) {
      position += 1
      if byte == 10 {
        lineStart = position
        lines += 1
      }
    }
    return max(lines - 1, 0)
  }

  /// Joins lines with spaces; empty lines are line breaks.
  private static func folded(_ words: [String]) -> String {
    var text = ""
    for word in words {
      if word == "\n" || text.isEmpty || text.hasSuffix("\n") {
        text += word
      } else {
        text += " " + word
      }
    }
    return text
  }

  /// Reads a text without quotes inside brackets.
  mutating func flowPlain() throws(JSONFault) -> String {
    let start = position
    let ends = Set(",[]{}\n\r".utf8)
    while let byte = peek, !ends.contains(byte) {
      let isColon =
        byte == UInt8(ascii: ":")
        && (endsWord(position + 1)
          || position + 1 < bytes.count && ends.contains(bytes[position + 1]))
      if isColon || byte == UInt8(ascii: "#") && isAtLineEnd { break }
      position += 1
    }
    guard position > start else { throw fault("expected a value") }
    return text(start..<position)
  }

  // MARK: - Quotes

  /// Reads a text in single or double quotes, which may span several lines.
  mutating func quotedScalar() throws(JSONFault) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var bytesOfText: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case quote where quote == UInt8(ascii: "'") && peek == quote:
        bytesOfText.append(quote)
        position += 1
      case quote: return String(decoding: bytesOfText, as: UTF8.self)
      case 10, 13: foldLine(byte, into: &bytesOfText)
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): try escape(into: &bytesOfText)
      default: bytesOfText.append(byte)
      }
    }
    throw JSONFault(offset: start, message: "the text has no closing quote")
  }

  /// Replaces the end of a line, with the spaces around it, with a space or with line breaks.
  private mutating func foldLine(_ byte: UInt8, into text: inout [UInt8]) {
    guard byte == 10 else { return }
    while let last = text.last, Self.isSpace(last) { text.removeLast() }
    lineStart = position
    var empty = 0
    while let next = peek, Self.isSpace(next) || next == 10 || next == 13 {
      position += 1
      if next == 10 {
        lineStart = position
        empty += 1
      }
    }
    text += empty == 0 ? [32] : Array(repeating: 10, count: empty)
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONFault) {
    let start = position - 1
    guard let letter = peek else { return }
    position += 1
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
      UInt8(ascii: "\""): 34, UInt8(ascii: "\\"): 92, UInt8(ascii: "/"): 47, UInt8(ascii: " "): 32,
      UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "e"): 27,
    ]
    if let byte = plain[letter] { return text.append(byte) }
    let lengths: [UInt8: Int] = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
    guard let length = lengths[letter] else {
      if letter == 10 { return foldEscaped() }
      throw JSONFault(offset: start, message: "unknown escape in a text")
    }
    let digits = bytes[position..<min(position + length, bytes.count)]
    guard digits.count == length,
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw JSONFault(offset: start, message: "expected \(length) hexadecimal digits") }
    position += length
    text += Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  /// Continues on the next line after a backslash at the end of one.
  private mutating func foldEscaped() {
    lineStart = position
    skipSpaces()
  }

  // MARK: - Block scalars

  /// Reads a text after `|` or `>`: all lines that are indented more than a limit.
  mutating func blockScalar(indent: Int) throws(JSONFault) -> String {
    let isFolded = peek == UInt8(ascii: ">")
    position += 1
    var ending: UInt8?
    var given: Int?
    while let byte = peek, !isAtLineEnd, !Self.isSpace(byte) {
      switch byte {
      case UInt8(ascii: "+"), UInt8(ascii: "-"): ending = byte
      case UInt8(ascii: "1")...UInt8(ascii: "9"): given = Int(byte - UInt8(ascii: "0"))
      default: throw fault("expected a text that begins on the next line")
      }
      position += 1
    }
    skipSpaces()
    guard isAtLineEnd else { throw fault("expected a text that begins on the next line") }
    while let byte = peek, byte != 10 { position += 1 }
    let lines = blockLines(indent: indent, given: given)
    return Self.joined(lines, isFolded: isFolded, ending: ending)
  }

  /// The lines of a block scalar without their indentation; the position is then after them.
  private mutating func blockLines(indent: Int, given: Int?) -> [String] {
    var lines: [String] = []
    var margin = given.map { max(indent, 0) + $0 }
    while peek == 10 {
      let start = position + 1
      guard start < bytes.count else { break }
      var end = start
      while end < bytes.count, bytes[end] != 10 { end += 1 }
      var first = start
      while first < end, bytes[first] == 32 { first += 1 }
      let isEmpty = first == end || bytes[first] == 13
      if !isEmpty {
        guard first - start > indent, first - start >= margin ?? 0 else { break }
        margin = margin ?? first - start
      }
      let from = min(start + (margin ?? 0), first)
      let line = isEmpty ? [] : bytes[from..<end].filter { $0 != 13 }
      lines.append(String(decoding: line, as: UTF8.self))
      position = end
      lineStart = start
    }
    return lines
  }

  private static func joined(_ lines: [String], isFolded: Bool, ending: UInt8?) -> String {
    var lines = lines
    var empty = 0
    while lines.last == "" {
      lines.removeLast()
      empty += 1
    }
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0 {
        let before = lines[index - 1]
        let isJoined = isFolded && !line.hasPrefix(" ") && !before.hasPrefix(" ")
        if !isJoined {
          text += "\n"
        } else if line.isEmpty {
          text += "\n"
        } else if !before.isEmpty {
          text += " "
        }
      }
      text += line
    }
    switch ending {
    case UInt8(ascii: "-"): return text
    case UInt8(ascii: "+"): return text + String(repeating: "\n", count: empty + 1)
    default: return text.isEmpty ? text : text + "\n"
    }
  }
}

/// The value of a text without quotes, as in YAML 1.2.
enum YAMLScalar {
  static func kind(of text: String) -> JSONNode.Kind {
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    default: break
    }
    guard let first = text.utf8.first, "+-.0123456789".utf8.contains(first),
      text.utf8.allSatisfy({ "+-.0123456789eEabcdfABCDFxo".utf8.contains($0) })
    else { return .string(text) }
    if let number = Int64(text) { return .integer(number) }
    if text.hasPrefix("0x"), let number = Int64(text.dropFirst(2), radix: 16) {
      return .integer(number)
    }
    if text.hasPrefix("0o"), let number = Int64(text.dropFirst(2), radix: 8) {
      return .integer(number)
    }
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return .string(text) }
    return .real(number)
  }
}
