/// The bytes of one file, with a way to find lines and columns.
package struct JSONSource: Sendable {
  /// A place as people count it.
  package struct Position: Sendable, Equatable {
    /// The line, from 1.
    package var line: Int
    /// The column in characters, from 1.
    package var column: Int
  }

  /// The bytes of the file.
  package let bytes: [UInt8]

  /// Makes a source from the bytes of a file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Finds the lines and columns of byte offsets in rising order, in one pass over the file.
  package func positions(of offsets: [Int]) -> [Position] {
    var positions: [Position] = []
    positions.reserveCapacity(offsets.count)
    var line = 1
    var column = 1
    var start = Self.startOfText(bytes)
    for offset in offsets {
      let end = min(max(offset, start), bytes.count)
      var lineStart = start
      for index in start..<end where bytes[index] == UInt8(ascii: "\n") {
        line += 1
        column = 1
        lineStart = index + 1
      }
      column += String(decoding: bytes[lineStart..<end], as: UTF8.self).count
      start = end
      positions.append(Position(line: line, column: column))
    }
    return positions
  }

  /// The offset after the byte order mark, which some editors write at the start.
  package static func startOfText(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Finds the offset of a character in a string's value.
  ///
  /// The character is counted from 1 in the unescaped value; `literal` is the offset of the opening
  /// quote.
  package func offset(ofCharacter column: Int, inStringAt literal: Int) -> Int {
    var reader = JSONReader(bytes, at: literal)
    let scalars = reader.scalarsOfString()
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map(\.scalar))
    let value = String(text)
    let index = value.index(
      value.startIndex, offsetBy: max(column - 1, 0), limitedBy: value.endIndex)
    let place = value.unicodeScalars.distance(
      from: value.startIndex, to: index ?? value.endIndex)
    return place < scalars.count ? scalars[place].offset : reader.endOfLastString
  }
}
