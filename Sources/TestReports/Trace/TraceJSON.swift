/// Writes JSON that is safe inside an HTML page: it cannot end a script or open a comment.
struct TraceJSON {
  /// The bytes written so far, in UTF-8.
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  /// Writes an array around what the closure writes.
  mutating func list(_ inside: (inout TraceJSON) -> Void) {
    surround("[", "]", inside)
  }

  /// Writes an object around what the closure writes: keys and values in turn.
  mutating func object(_ inside: (inout TraceJSON) -> Void) {
    surround("{", "}", inside)
  }

  /// Writes an array of numbers.
  mutating func numbers(_ numbers: some Sequence<some BinaryInteger>) {
    list { list in
      for number in numbers { list.number(number) }
    }
  }

  /// Writes an array of strings.
  mutating func texts(_ texts: some Sequence<String>) {
    list { list in
      for text in texts { list.text(text) }
    }
  }

  /// Writes a key; its value must follow.
  mutating func key(_ key: StaticString) {
    separate()
    append("\"")
    append(key)
    append("\":")
    needsComma = false
  }

  /// Writes a key and a string.
  mutating func text(_ key: StaticString, _ text: String) {
    self.key(key)
    self.text(text)
  }

  /// Writes a key and a whole number.
  mutating func number(_ key: StaticString, _ number: some BinaryInteger) {
    self.key(key)
    self.number(number)
  }

  /// Writes a key and an array around what the closure writes.
  mutating func list(_ key: StaticString, _ inside: (inout TraceJSON) -> Void) {
    self.key(key)
    list(inside)
  }

  /// Writes a whole number.
  mutating func number(_ number: some BinaryInteger) {
    separate()
    appendDigits(Int64(truncatingIfNeeded: number))
    needsComma = true
  }

  /// Writes a number in its shortest form; infinity and NaN become null.
  mutating func number(_ number: Double) {
    if number == number.rounded(), abs(number) < 1e15 { return self.number(Int64(number)) }
    separate()
    bytes.append(contentsOf: (number.isFinite ? number.description : "null").utf8)
    needsComma = true
  }

  /// Writes true or false.
  mutating func flag(_ flag: Bool) {
    separate()
    append(flag ? "true" : "false")
    needsComma = true
  }

  /// Writes null.
  mutating func null() {
    separate()
    append("null")
    needsComma = true
  }

  /// Writes a string, with escapes for all characters that have a meaning in a page or a script.
  mutating func text(_ text: String) {
    separate()
    var text = text
    append("\"")
    text.withUTF8 { utf8 in
      var index = 0
      while index < utf8.count { index += append(utf8, at: index) }
    }
    append("\"")
    needsComma = true
  }

  /// Writes the character at an index and returns how many bytes it took.
  private mutating func append(_ utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = utf8[index]
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"):
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    case UInt8(ascii: "\n"): append("\\n")
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0..<0x20, 0x7F:
      append("\\u00")
      bytes.append(Self.digits[Int(byte >> 4)])
      bytes.append(Self.digits[Int(byte & 15)])
    case 0xE2
    where index + 2 < utf8.count && utf8[index + 1] == 0x80
      && (utf8[index + 2] == 0xA8 || utf8[index + 2] == 0xA9):
      // JavaScript treats these separators as line ends.
      append(utf8[index + 2] == 0xA8 ? "\\u2028" : "\\u2029")
      return 3
    default: bytes.append(byte)
    }
    return 1
  }

  private mutating func surround(
    _ open: StaticString, _ close: StaticString, _ inside: (inout TraceJSON) -> Void
  ) {
    separate()
    append(open)
    needsComma = false
    inside(&self)
    append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(",") }
    needsComma = false
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func appendDigits(_ number: Int64) {
    if number < 0 { append("-") }
    var rest = number.magnitude
    var unit: UInt64 = 1
    while rest / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / unit))
      rest %= unit
      unit /= 10
    }
  }

  private static let digits = Array("0123456789abcdef".utf8)
}
