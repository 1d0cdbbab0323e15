package import PredicateFormat

/// Writes JSON objects, one on each line, with keys in the given order.
package struct JSONLine {
  /// The bytes written so far.
  package private(set) var bytes: [UInt8] = []
  private var isFirst = true

  /// Makes a writer with nothing written.
  package init() {}

  /// Starts an object.
  package mutating func open() {
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Ends the object and the line.
  package mutating func close() {
    bytes.append(UInt8(ascii: "}"))
    bytes.append(UInt8(ascii: "\n"))
  }

  /// Adds a string.
  package mutating func field(_ key: StaticString, _ text: String) {
    start(key)
    quote(text)
  }

  /// Adds a whole number.
  package mutating func field(_ key: StaticString, _ number: Int) {
    start(key)
    append(number)
  }

  /// Adds a number in the shortest form that reads back the same.
  package mutating func field(_ key: StaticString, _ number: Double) {
    start(key)
    raw(number.isFinite ? number.description : "null")
  }

  /// Adds a Boolean.
  package mutating func field(_ key: StaticString, _ flag: Bool) {
    start(key)
    raw(flag ? "true" : "false")
  }

  /// Adds a list of strings.
  package mutating func field(_ key: StaticString, _ texts: [String]) {
    start(key)
    list(texts) { $0.quote($1) }
  }

  /// Adds an object of strings, sorted by key.
  package mutating func field(_ key: StaticString, _ table: [String: String]) {
    start(key)
    record(table.sorted { $0.key < $1.key }.map { ($0.key, FormatValue.string($0.value)) })
  }

  /// Adds a value, such as one of a context.
  package mutating func field(_ key: StaticString, _ value: FormatValue) {
    start(key)
    self.value(value)
  }

  /// Adds a value without a key, for example as the whole text.
  package mutating func element(_ value: FormatValue) { self.value(value) }

  private mutating func start(_ key: StaticString) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func value(_ value: FormatValue) {
    switch value {
    case .null, .object: raw("null")
    case .bool(let flag): raw(flag ? "true" : "false")
    case .integer(let number): append(Int(number))
    case .real(let number), .date(let number): raw(number.isFinite ? number.description : "null")
    case .string(let text): quote(text)
    case .data(let data): list(data.map { String($0) }) { $0.raw($1) }
    case .list(let items): list(items) { $0.value($1) }
    case .record(let members): record(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
    }
  }

  private mutating func list<Item>(_ items: [Item], _ write: (inout JSONLine, Item) -> Void) {
    bytes.append(UInt8(ascii: "["))
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      write(&self, item)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func record(_ members: [(String, FormatValue)]) {
    bytes.append(UInt8(ascii: "{"))
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      quote(member.0)
      bytes.append(UInt8(ascii: ":"))
      value(member.1)
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func raw(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ number: Int) {
    guard number < 0 || number > 9 else {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number))
      return
    }
    raw(String(number))
  }

  /// Most strings need no escape, so they are copied in one piece.
  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      var start = 0
      for (place, byte) in text.enumerated() where Self.isEscaped(byte) {
        bytes.append(contentsOf: text[start..<place])
        escape(byte)
        start = place + 1
      }
      bytes.append(contentsOf: text[start...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 32 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): raw("\\n")
    case 0..<32: raw("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16))
    default:
      bytes.append(UInt8(ascii: "\\"))
      bytes.append(byte)
    }
  }
}
