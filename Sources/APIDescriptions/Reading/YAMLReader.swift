package import LocatedJSON

/// Reads the part of YAML that API descriptions use, as the equivalent JSON value.
///
/// It reads block and flow collections, plain, quoted and block scalars, and comments. Anchors,
/// aliases, tags, complex keys, tabs in indentation and several documents in one file are faults.
/// The bytes are not trusted: size and depth are limited as those of JSON. Reading ends at the
/// first fault, because a wrong indentation makes everything after it look wrong.
package struct YAMLReader {
  let bytes: [UInt8]
  var position: Int
  /// The offset of the first byte of the line.
  var lineStart: Int
  private var depth = 0

  /// Reads a whole file, and returns its value or its fault.
  package static func read(_ bytes: [UInt8]) -> (node: JSONNode?, fault: JSONFault?) {
    guard bytes.count <= JSONReader.sizeLimit else {
      return (nil, JSONFault(offset: 0, message: JSONReader.sizeMessage))
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      return (nil, JSONFault(offset: 0, message: "the file is not UTF-8"))
    }
    var reader = YAMLReader(bytes)
    do throws(JSONFault) {
      return (try reader.file(), nil)
    } catch {
      return (nil, error)
    }
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = JSONSource.startOfText(bytes)
    lineStart = position
  }

  private mutating func file() throws(JSONFault) -> JSONNode {
    try skipToContent()
    if isMarker("---") {
      position += 3
      skipSpaces()
      if peek == UInt8(ascii: "%") { throw fault("directives are not supported") }
    }
    let node = try node(at: 0)
    try skipToContent()
    if isMarker("...") {
      position += 3
      try skipToContent()
    }
    guard peek == nil else {
      throw fault(
        isMarker("---")
          ? "a description must be a single document" : "expected a key at the left edge")
    }
    return node
  }

  // MARK: - Blocks

  /// Reads the value that begins at or after the position, in a column not left of a limit; null if
  /// there is none.
  mutating func node(at least: Int) throws(JSONFault) -> JSONNode {
    try skipToContent()
    guard peek != nil, column >= least, !isAtMarker else {
      return JSONNode(.null, offset: position)
    }
    guard depth < JSONReader.depthLimit else {
      throw fault("values nest deeper than \(JSONReader.depthLimit) levels, which is the limit")
    }
    depth += 1
    defer { depth -= 1 }
    if isDash { return try sequence(at: column) }
    if try isKey() { return try mapping(at: column) }
    return try inline(indent: least - 1)
  }

  private mutating func sequence(at indent: Int) throws(JSONFault) -> JSONNode {
    let start = position
    var items: [JSONNode] = []
    while peek != nil, column == indent, isDash, !isAtMarker {
      position += 1
      skipSpaces()
      items.append(try node(at: indent + 1))
      try skipToContent()
    }
    try checkIndent(below: indent)
    return JSONNode(.array(items), offset: start)
  }

  private mutating func mapping(at indent: Int) throws(JSONFault) -> JSONNode {
    let start = position
    var members: [JSONMember] = []
    var names: Set<String> = []
    while peek != nil, column == indent, !isDash, !isAtMarker {
      let offset = position
      guard try isKey() else { throw fault("expected a key, followed by a colon") }
      let key = try key()
      guard names.insert(key).inserted else {
        throw JSONFault(offset: offset, message: "the key \"\(key)\" appears here twice")
      }
      position += 1
      members.append(JSONMember(key, offset: offset, try value(indent: indent)))
      try skipToContent()
    }
    try checkIndent(below: indent)
    return JSONNode(.object(members), offset: start)
  }

  /// Reads the value after the colon of a key.
  private mutating func value(indent: Int) throws(JSONFault) -> JSONNode {
    skipSpaces()
    guard isAtLineEnd else { return try inline(indent: indent) }
    let end = position
    try skipToContent()
    // The items of a list may be below the key, without indentation.
    if peek != nil, column == indent, isDash {
      depth += 1
      defer { depth -= 1 }
      return try sequence(at: indent)
    }
    guard peek != nil, column > indent, !isAtMarker else {
      return JSONNode(.null, offset: end)
    }
    return try node(at: indent + 1)
  }

  private mutating func checkIndent(below indent: Int) throws(JSONFault) {
    guard peek != nil, column > indent else { return }
    throw fault("the indentation differs from the lines above")
  }

  // MARK: - Values on a line

  /// Reads a value that begins on this line; its further lines are indented more than a limit.
  private mutating func inline(indent: Int) throws(JSONFault) -> JSONNode {
    let start = position
    switch peek {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      return JSONNode(.string(try blockScalar(indent: indent)), offset: start)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      let node = try flow()
      try endLine()
      return node
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let text = try quotedScalar()
      try endLine()
      return JSONNode(.string(text), offset: start)
    default:
      try refuseSigns()
      return JSONNode(YAMLScalar.kind(of: try plainScalar(indent: indent)), offset: start)
    }
  }

  /// Rejects signs that YAML allows at the start of a value but this reader does not.
  func refuseSigns() throws(JSONFault) {
    switch peek {
    case UInt8(ascii: "&"), UInt8(ascii: "*"):
      throw fault("anchors and aliases are not supported; use \"$ref\"")
    case UInt8(ascii: "!"): throw fault("tags are not supported")
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"):
      throw fault("a text that begins with this sign needs quotes")
    default: break
    }
  }

  private mutating func endLine() throws(JSONFault) {
    skipSpaces()
    guard isAtLineEnd else { throw fault("expected the end of the line") }
  }

  // MARK: - Flow collections

  /// Reads an object in braces or a list in square brackets.
  mutating func flow() throws(JSONFault) -> JSONNode {
    let start = position
    guard depth < JSONReader.depthLimit else {
      throw fault("values nest deeper than \(JSONReader.depthLimit) levels, which is the limit")
    }
    depth += 1
    defer { depth -= 1 }
    let isObject = peek == UInt8(ascii: "{")
    let end = UInt8(ascii: isObject ? "}" : "]")
    position += 1
    var items: [JSONNode] = []
    var members: [JSONMember] = []
    while true {
      try skipToContent()
      if peek == end { break }
      if isObject {
        let member = try flowMember()
        guard !members.contains(where: { $0.key == member.key }) else {
          throw JSONFault(
            offset: member.offset, message: "the key \"\(member.key)\" appears here twice")
        }
        members.append(member)
      } else {
        items.append(try flowValue())
      }
      try skipToContent()
      if peek == end { break }
      guard peek == UInt8(ascii: ",") else {
        throw fault("expected a comma or the end of the \(isObject ? "object" : "list")")
      }
      position += 1
    }
    position += 1
    return JSONNode(isObject ? .object(members) : .array(items), offset: start)
  }

  private mutating func flowMember() throws(JSONFault) -> JSONMember {
    let offset = position
    let isQuoted = peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'")
    let key = isQuoted ? try quotedScalar() : try flowPlain()
    try skipToContent()
    guard peek == UInt8(ascii: ":") else { throw fault("expected a colon after the key") }
    position += 1
    try skipToContent()
    guard peek != UInt8(ascii: ","), peek != UInt8(ascii: "}") else {
      return JSONMember(key, offset: offset, JSONNode(.null, offset: position))
    }
    return JSONMember(key, offset: offset, try flowValue())
  }

  private mutating func flowValue() throws(JSONFault) -> JSONNode {
    let start = position
    switch peek {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try flow()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return JSONNode(.string(try quotedScalar()), offset: start)
    default:
      try refuseSigns()
      return JSONNode(YAMLScalar.kind(of: try flowPlain()), offset: start)
    }
  }
}
