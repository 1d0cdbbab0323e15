extension JSONReader {
  /// A character of a string's value, with the offset of its first byte in the file.
  package struct PlacedScalar {
    var scalar: Unicode.Scalar
    var offset: Int
  }

  // MARK: - Strings

  /// Reads the string that starts here; after a fault inside it, reading continues after its end.
  package mutating func string() -> String? {
    let start = position
    let before = faults.count
    guard let plain = plainString() ?? escapedString() else {
      position = start
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalarsOfString().map(\.scalar))
      return faults.count == before ? String(view) : nil
    }
    return plain
  }

  /// Reads a string without escapes; nil if it has escapes or does not end.
  private mutating func plainString() -> String? {
    let start = position + 1
    var end = start
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20, bytes[end] != UInt8(ascii: "\\") else { return nil }
      end += 1
    }
    guard end < bytes.count else { return nil }
    position = end + 1
    endOfLastString = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads a string with one-letter escapes; nil if it has other escapes or does not end.
  private mutating func escapedString() -> String? {
    var text: [UInt8] = []
    var place = position + 1
    while place < bytes.count, bytes[place] >= 0x20 {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        position = place + 1
        endOfLastString = place
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard place + 1 < bytes.count, let byte = Self.escaped(bytes[place + 1]) else { return nil }
        text.append(byte)
        place += 2
      case let byte:
        text.append(byte)
        place += 1
      }
    }
    return nil
  }

  /// The byte for a letter after a backslash; nil if the letter is invalid or means more than one
  /// byte.
  private static func escaped(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Reads the string that starts here, scalar by scalar.
  package mutating func scalarsOfString() -> [PlacedScalar] {
    let start = position
    var scalars: [PlacedScalar] = []
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\n") {
      let offset = position
      switch byte {
      case UInt8(ascii: "\""):
        endOfLastString = position
        position += 1
        return scalars
      case UInt8(ascii: "\\"):
        if let scalar = escape() { scalars.append(PlacedScalar(scalar: scalar, offset: offset)) }
      case 0..<0x20:
        fault("expected an escape such as \\t in place of a control character")
        position += 1
      default:
        scalars.append(PlacedScalar(scalar: scalar(), offset: offset))
      }
    }
    endOfLastString = position
    fault("the string that begins here has no closing quote", at: start)
    // After this, the reader cannot know what is inside a string and what is not.
    hasGivenUp = true
    return scalars
  }

  mutating func skipString() {
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    position = min(position, bytes.count)
  }

  /// Decodes one scalar; the file was already checked to be UTF-8.
  private mutating func scalar() -> Unicode.Scalar {
    let lead = bytes[position]
    if lead < 0x80 {
      position += 1
      return Unicode.Scalar(lead)
    }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    let end = min(position + length, bytes.count)
    defer { position = end }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    return text.unicodeScalars.first ?? "\u{FFFD}"
  }

  private mutating func escape() -> Unicode.Scalar? {
    let start = position
    position += 1
    guard let byte = peek else { return nil }
    position += 1
    if let plain = Self.escaped(byte) { return Unicode.Scalar(plain) }
    if byte == UInt8(ascii: "u") { return unicodeEscape(from: start) }
    position -= 1
    let shown = found()
    fault("expected one of \" \\ / b f n r t u after \\, found \(shown)", at: start)
    if peek != UInt8(ascii: "\n") { _ = scalar() }
    return nil
  }

  private mutating func unicodeEscape(from start: Int) -> Unicode.Scalar? {
    guard let unit = hexadecimal() else {
      fault("expected four hexadecimal digits after \\u", at: start)
      return nil
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let isHigh = (0xD800..<0xDC00).contains(unit)
    guard isHigh, take("\\"), take("u"), let low = hexadecimal(), (0xDC00..<0xE000).contains(low)
    else {
      fault("expected a surrogate pair such as \\ud83d\\ude00, found half of one", at: start)
      return nil
    }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }

  // MARK: - Numbers

  /// Reads a number in JSON's grammar: no plus sign, no leading zero, digits on both sides.
  package mutating func number() -> JSONNode? {
    let start = position
    _ = take("-")
    let isZero = peek == UInt8(ascii: "0")
    guard digits() > 0, !(isZero && position > start + (bytes[start] == 0x2D ? 2 : 1)) else {
      return badNumber(from: start)
    }
    var isInteger = true
    if take(".") {
      isInteger = false
      guard digits() > 0 else { return badNumber(from: start) }
    }
    if take("e") || take("E") {
      isInteger = false
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { return badNumber(from: start) }
    }
    return numberNode(from: start, isInteger: isInteger)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = peek, isDigit(byte) { position += 1 }
    return position - start
  }

  private mutating func badNumber(from start: Int) -> JSONNode? {
    fault("expected a number such as 12, -0.5 or 1e3", at: start)
    return nil
  }

  private mutating func numberNode(from start: Int, isInteger: Bool) -> JSONNode? {
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let value = Int64(text) { return JSONNode(.integer(value), offset: base + start) }
    guard let value = Double(text), value.isFinite else {
      fault("the number is too large", at: start)
      return nil
    }
    return JSONNode(.real(value), offset: base + start)
  }
}

/// Checks whether bytes are valid UTF-8.
package enum UTF8Check {
  /// Finds the first byte that is not valid UTF-8; nil if all bytes are valid.
  package static func firstFault(in bytes: [UInt8]) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }
}
