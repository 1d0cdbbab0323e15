/// A tag of a page source.
struct XMLTag {
  var name: Range<Int>
  var fields: [ImportedField] = []
  var isClosed = false
  /// Whether it has exactly one space before each attribute, as this package prints tags.
  var isPlain = true
  /// The position after the closing bracket.
  var end: Int
}

/// Reads XML tags, and nothing else.
struct XMLTagReader {
  /// The most attributes of a tag; further ones are kept as text.
  static let attributeLimit = 256

  let source: ImportSource
  private var place = 0
  private var tag = XMLTag(name: 0..<0, end: 0)

  private var bytes: [UInt8] { source.bytes }

  init(source: ImportSource) { self.source = source }

  /// The tag at a position; nil if the source ends within it.
  mutating func tag(at start: Int) -> XMLTag? {
    place = start + 1
    let name = place..<endOfName(from: place)
    place = name.upperBound
    tag = XMLTag(name: name, end: start)
    tag.fields.reserveCapacity(16)
    while place < bytes.count {
      let gap = place
      skipSpace()
      guard place < bytes.count else { return nil }
      switch bytes[place] {
      case UInt8(ascii: ">"): return finish(gap, isClosed: false)
      case UInt8(ascii: "/") where source.has("/>", at: place):
        return finish(gap, isClosed: true)
      default:
        if place != gap + 1 || bytes[gap] != 0x20 { tag.isPlain = false }
        guard attribute() else { return nil }
      }
    }
    return nil
  }

  private mutating func finish(_ gap: Int, isClosed: Bool) -> XMLTag {
    if gap != place { tag.isPlain = false }
    tag.isClosed = isClosed
    tag.end = place + (isClosed ? 2 : 1)
    return tag
  }

  /// Reads an attribute; false if the source ends within it.
  private mutating func attribute() -> Bool {
    let name = place..<endOfName(from: place)
    guard !name.isEmpty else {
      tag.isPlain = false
      place += 1
      return true
    }
    place = name.upperBound
    skipSpace()
    guard place < bytes.count else { return false }
    guard bytes[place] == UInt8(ascii: "=") else {
      tag.isPlain = false
      return true
    }
    place += 1
    skipSpace()
    if place != name.upperBound + 1 { tag.isPlain = false }
    return value(of: name)
  }

  private mutating func value(of name: Range<Int>) -> Bool {
    guard place < bytes.count else { return false }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      tag.isPlain = false
      return true
    }
    let start = place + 1
    var end = start
    while end < bytes.count, bytes[end] != quote { end += 1 }
    guard end < bytes.count else { return false }
    place = end + 1
    guard tag.fields.count < Self.attributeLimit else {
      tag.isPlain = false
      return true
    }
    tag.fields.append(
      ImportedField(
        kind: XMLNames.attribute(source.text(SourceSlice(name))),
        style: quote == UInt8(ascii: "'") ? .blank : .plain, name: SourceSlice(name),
        words: SourceSlice(start..<end)))
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  /// The end of a name: everything up to a space or a sign of a tag.
  func endOfName(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !Self.isSpace(bytes[end]), !Self.isSign(bytes[end]) { end += 1 }
    return end
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"),
      UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}
