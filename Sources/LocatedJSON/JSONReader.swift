/// Reads strict JSON and keeps the place of every key and value.
///
/// After a fault the reader continues at the next comma or bracket, so that one pass finds all
/// faults. The bytes are not trusted: size, depth and number of faults are limited.
package struct JSONReader {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 16 * 1024 * 1024
  /// The message about a file that is too large.
  package static let sizeMessage = "the file is larger than 16 MB, which is the limit"
  /// How deeply objects and lists may nest: two for each of the 64 levels of a view, and more.
  package static let depthLimit = 160
  /// The largest number of faults; at the next one a last fault says so, and reading stops.
  package static let faultLimit = 20

  let bytes: [UInt8]
  var position: Int
  /// What is wrong with the text, in order.
  package private(set) var faults: [JSONFault] = []
  /// Whether reading has stopped, because further faults would only follow from earlier ones.
  package var hasGivenUp = false
  /// The offset of the closing quote of the last string that was read.
  package var endOfLastString = 0
  private var depth = 0
  /// A number added to every offset, so that several files can share one range of offsets.
  package let base: Int

  /// Reads from a position; the base is added to offsets.
  package init(_ bytes: [UInt8], at position: Int = 0, base: Int = 0) {
    self.bytes = bytes
    self.position = position
    self.base = base
  }

  /// Reads a whole file and returns its value, or nil with the faults.
  ///
  /// Offsets are counted from `base`.
  package static func read(
    _ bytes: [UInt8], base: Int = 0
  ) -> (node: JSONNode?, faults: [JSONFault]) {
    guard bytes.count <= sizeLimit else {
      return (nil, [JSONFault(offset: base, message: sizeMessage)])
    }
    if let offset = UTF8Check.firstFault(in: bytes) {
      return (
        nil, [JSONFault(offset: base + offset, message: "the file is not UTF-8 from here on")]
      )
    }
    var reader = JSONReader(bytes, at: JSONSource.startOfText(bytes), base: base)
    let node = reader.readFile()
    return (reader.faults.isEmpty ? node : nil, reader.faults)
  }

  private mutating func readFile() -> JSONNode? {
    guard let node = value(expecting: "an object") else { return nil }
    skipSpace()
    if position < bytes.count, !hasGivenUp {
      fault("expected the end of the file, found \(found())")
    }
    return node
  }

  // MARK: - Values

  /// Reads a value; nil if there is none.
  package mutating func value(expecting wanted: String = "a value") -> JSONNode? {
    skipSpace()
    let start = position
    switch peek {
    case UInt8(ascii: "{"): return nested { $0.object(from: start) }
    case UInt8(ascii: "["): return nested { $0.array(from: start) }
    case UInt8(ascii: "\""): return string().map { JSONNode(.string($0), offset: base + start) }
    case UInt8(ascii: "-"): return number()
    case let byte? where isDigit(byte): return number()
    default: return word(expecting: wanted)
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSONNode?) -> JSONNode? {
    guard depth < Self.depthLimit else {
      fault("objects and lists nest deeper than \(Self.depthLimit) levels, which is the limit")
      hasGivenUp = true
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    position += 1
    return read(&self)
  }

  private mutating func word(expecting wanted: String) -> JSONNode? {
    let start = position
    let word = bareWord()
    switch word {
    case "true": position += 4
    case "false": position += 5
    case "null": position += 4
    default:
      fault("expected \(wanted), found \(found())")
      return nil
    }
    return JSONNode(word == "null" ? .null : .bool(word == "true"), offset: base + start)
  }

  // MARK: - Containers

  private mutating func array(from start: Int) -> JSONNode? {
    var nodes: [JSONNode] = []
    skipSpace()
    if take("]") { return JSONNode(.array([]), offset: base + start) }
    while !hasGivenUp {
      if let node = value() { nodes.append(node) } else { recover() }
      guard goesOn(before: "]", whatComes: "a value") else { break }
    }
    return JSONNode(.array(nodes), offset: base + start)
  }

  private mutating func object(from start: Int) -> JSONNode? {
    var members: [JSONMember] = []
    var keys = SeenKeys()
    skipSpace()
    if take("}") { return JSONNode(.object([]), offset: base + start) }
    while !hasGivenUp {
      if let member = member(keys: &keys) { members.append(member) } else { recover() }
      guard goesOn(before: "}", whatComes: "a key") else { break }
    }
    return JSONNode(.object(members), offset: base + start)
  }

  private mutating func member(keys: inout SeenKeys) -> JSONMember? {
    skipSpace()
    let start = position
    guard peek == UInt8(ascii: "\"") else {
      fault("expected a key in double quotes, found \(found())")
      return nil
    }
    guard let key = string() else { return nil }
    if !keys.insert(key) {
      add(JSONFault(offset: base + start, message: "the key \(quoted(key)) appears here twice"))
    }
    skipSpace()
    guard take(":") else {
      fault("expected \":\" after the key \(quoted(key)), found \(found())")
      return nil
    }
    guard let node = value() else { return nil }
    return JSONMember(key, offset: base + start, node)
  }

  /// Reads the character after an entry; true if another entry follows.
  private mutating func goesOn(before close: Unicode.Scalar, whatComes: String) -> Bool {
    guard !hasGivenUp else { return false }
    skipSpace()
    if take(close) { return false }
    guard position < bytes.count else {
      fault("expected \",\" or \"\(close)\", found the end of the file")
      return false
    }
    guard take(",") else {
      fault("expected \",\" or \"\(close)\", found \(found())")
      if startsEntry(before: close) { return true }
      recover()
      if take(",") { return true }
      _ = take(close)
      return false
    }
    skipSpace()
    guard peek == UInt8(ascii: close) else { return true }
    fault("expected \(whatComes) after \",\", found \"\(close)\"")
    position += 1
    return false
  }

  /// Whether the next entry starts here and only the comma before it is missing.
  private func startsEntry(before close: Unicode.Scalar) -> Bool {
    switch peek {
    case UInt8(ascii: "\""): true
    case UInt8(ascii: "{"), UInt8(ascii: "["): close == "]"
    case let byte?: isDigit(byte) && close == "]"
    default: false
    }
  }

  /// Skips to the next comma or closing bracket of the current container.
  private mutating func recover() {
    var open = 0
    while !hasGivenUp, let byte = peek {
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open == 0 { return }
        open -= 1
      case UInt8(ascii: ","):
        if open == 0 { return }
      default: break
      }
      position += 1
    }
  }

  // MARK: - Bytes

  func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    position += 1
    return true
  }

  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  /// Reports a fault, unless the previous fault has the same place.
  package mutating func fault(_ message: String, at offset: Int? = nil) {
    let offset = base + (offset ?? position)
    if let last = faults.last, last.offset == offset { return }
    add(JSONFault(offset: offset, message: message))
    if position >= bytes.count { hasGivenUp = true }
  }

  private mutating func add(_ fault: JSONFault) {
    guard faults.count < Self.faultLimit else {
      hasGivenUp = true
      // After the last fault, callers may still report what follows from it.
      guard faults.count == Self.faultLimit else { return }
      let message =
        "more than \(Self.faultLimit) faults, which is the limit; the rest of the file is not read"
      return faults.append(JSONFault(offset: fault.offset, message: message))
    }
    faults.append(fault)
  }

  /// The letters, digits and underscores that start here.
  private func bareWord() -> String {
    let end = bytes[position...].prefix(40).prefix { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
    }
    return String(decoding: end, as: UTF8.self)
  }

  /// Describes what is found here, for a message.
  package func found() -> String {
    guard position < bytes.count else { return "the end of the file" }
    guard bytes[position] != UInt8(ascii: "\"") else { return "a string" }
    let word = bareWord()
    if !word.isEmpty { return quoted(word) }
    let rest = String(decoding: bytes[position..<min(position + 64, bytes.count)], as: UTF8.self)
    return quoted(rest.first.map(String.init) ?? "")
  }
}

/// The keys of an object so far; for few keys, comparing is faster than hashing.
private struct SeenKeys {
  private static let comparedCount = 12

  private var few: [String] = []
  private var many: Set<String> = []

  /// Adds a key; false if it was already added.
  mutating func insert(_ key: String) -> Bool {
    guard many.isEmpty else { return many.insert(key).inserted }
    if few.contains(key) { return false }
    few.append(key)
    if few.count > Self.comparedCount { many = Set(few) }
    return true
  }
}

/// Puts a name in quotes for a message; long names are shortened, control characters escaped.
package func quoted(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(80) {
    shown += scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : "\(scalar)"
  }
  return "\"\(shown)\(text.unicodeScalars.count > 80 ? "..." : "")\""
}
