/// Takes comments and the insides of string literals out of Swift text; lines stay where they are.
struct SwiftStripper {
  private let bytes: [UInt8]
  private var output: [UInt8] = []
  private var position = 0

  /// The code of a text.
  static func strip(_ text: String) -> String {
    var stripper = SwiftStripper(bytes: Array(text.utf8))
    while stripper.position < stripper.bytes.count { stripper.step() }
    return String(decoding: stripper.output, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  /// Whether a text is at the current place.
  private func isAt(_ text: StaticString, from start: Int) -> Bool {
    text.withUTF8Buffer { wanted in
      start + wanted.count <= bytes.count
        && wanted.indices.allSatisfy { bytes[start + $0] == wanted[$0] }
    }
  }

  /// Passes one byte over, keeping line ends.
  private mutating func drop() {
    if bytes[position] == UInt8(ascii: "\n") { output.append(bytes[position]) }
    position += 1
  }

  /// Takes one byte, one comment or one literal.
  private mutating func step() {
    switch bytes[position] {
    case UInt8(ascii: "/") where isAt("//", from: position):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { drop() }
    case UInt8(ascii: "/") where isAt("/*", from: position): dropBlockComment()
    case UInt8(ascii: "#"), UInt8(ascii: "\""): takeLiteralOrByte()
    default:
      output.append(bytes[position])
      position += 1
    }
  }

  /// Drops a comment, and those within it.
  private mutating func dropBlockComment() {
    var depth = 0
    repeat {
      if isAt("/*", from: position) {
        depth += 1
        position += 2
      } else if isAt("*/", from: position) {
        depth -= 1
        position += 2
      } else {
        drop()
      }
    } while depth > 0 && position < bytes.count
  }

  /// Takes a string literal as two quotes; a `#` that opens none is taken as it is.
  private mutating func takeLiteralOrByte() {
    var hashes = 0
    while position + hashes < bytes.count, bytes[position + hashes] == UInt8(ascii: "#") {
      hashes += 1
    }
    let start = position + hashes
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") else {
      output += bytes[position..<start]
      position = start
      return
    }
    let isLong = isAt("\"\"\"", from: start)
    output += Array("\"\"".utf8)
    position = start + (isLong ? 3 : 1)
    dropLiteral(hashes: hashes, isLong: isLong)
  }

  /// Drops the inside of a literal and its end.
  private mutating func dropLiteral(hashes: Int, isLong: Bool) {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "\\"), hashes == 0 {
        position += 1
        if position < bytes.count { drop() }
      } else if isEnd(hashes: hashes, isLong: isLong) {
        position += (isLong ? 3 : 1) + hashes
        return
      } else if bytes[position] == UInt8(ascii: "\n"), !isLong {
        return
      } else {
        drop()
      }
    }
  }

  /// Whether the present place ends the literal.
  private func isEnd(hashes: Int, isLong: Bool) -> Bool {
    guard isLong ? isAt("\"\"\"", from: position) : bytes[position] == UInt8(ascii: "\"") else {
      return false
    }
    let end = position + (isLong ? 3 : 1)
    return end + hashes <= bytes.count
      && bytes[end..<(end + hashes)].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
