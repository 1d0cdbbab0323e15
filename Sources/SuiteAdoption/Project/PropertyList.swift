/// A property list in the text form of Xcode's project files.
package enum PropertyList: Equatable, Sendable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// How deep values may be nested.
  static let depthLimit = 64

  /// Parses a property list.
  ///
  /// - Throws: What is wrong, with its line.
  package init(parsing text: String) throws(PropertyListFault) {
    var parser = PropertyListParser(text)
    self = try parser.document()
  }

  /// The value of a key; nil for anything but a dictionary that has it.
  package subscript(key: String) -> PropertyList? {
    if case .dictionary(let values) = self { values[key] } else { nil }
  }

  /// The text; nil for anything else.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; empty for anything else.
  package var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }
}

/// What is wrong with a property list.
package struct PropertyListFault: Error, Equatable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// What was expected.
  package let expected: String

  /// The line, and what was expected.
  package var description: String { "line \(line): expected \(expected)" }
}

private struct PropertyListParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document() throws(PropertyListFault) -> PropertyList {
    let value = try value()
    skipSpace()
    guard position == bytes.count else { throw fault("the end of the file") }
    return value
  }

  private mutating func value() throws(PropertyListFault) -> PropertyList {
    skipSpace()
    guard depth < PropertyList.depthLimit else {
      throw fault("at most \(PropertyList.depthLimit) levels")
    }
    depth += 1
    defer { depth -= 1 }
    switch byte {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try list()
    default: return .text(try text())
    }
  }

  private mutating func dictionary() throws(PropertyListFault) -> PropertyList {
    position += 1
    var values: [String: PropertyList] = [:]
    while true {
      skipSpace()
      if take(UInt8(ascii: "}")) { return .dictionary(values) }
      let key = try text()
      guard take(UInt8(ascii: "=")) else { throw fault("=") }
      values[key] = try value()
      guard take(UInt8(ascii: ";")) else { throw fault(";") }
    }
  }

  private mutating func list() throws(PropertyListFault) -> PropertyList {
    position += 1
    var values: [PropertyList] = []
    while true {
      if take(UInt8(ascii: ")")) { return .list(values) }
      values.append(try value())
      guard take(UInt8(ascii: ",")) else {
        guard take(UInt8(ascii: ")")) else { throw fault(", or )") }
        return .list(values)
      }
    }
  }

  private mutating func text() throws(PropertyListFault) -> String {
    skipSpace()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(by: byte) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
    guard position > start else { throw fault("a text") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(PropertyListFault) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.count, byte != quote {
      if byte == UInt8(ascii: "\\"), position + 1 < bytes.count {
        position += 1
        text.append(Self.escaped(byte))
      } else {
        text.append(byte)
      }
      position += 1
    }
    guard position < bytes.count else { throw fault("the end of a text") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  private static func escaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    default: byte
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...32: false
    default: !"{}()=;,\"'".utf8.contains(byte)
    }
  }

  // MARK: - Bytes

  private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  private mutating func take(_ wanted: UInt8) -> Bool {
    skipSpace()
    guard position < bytes.count, byte == wanted else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if byte <= 32 {
        position += 1
      } else if isAt("//") {
        while position < bytes.count, byte != UInt8(ascii: "\n") { position += 1 }
      } else if isAt("/*") {
        position += 2
        while position < bytes.count, !isAt("*/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func isAt(_ mark: StaticString) -> Bool {
    mark.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private func fault(_ expected: String) -> PropertyListFault {
    let line = bytes.prefix(position).count { $0 == UInt8(ascii: "\n") } + 1
    return PropertyListFault(line: line, expected: expected)
  }
}
