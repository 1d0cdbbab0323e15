/// The bytes of an imported file.
package struct ImportSource: Sendable {
  /// The largest file that is read, in bytes.
  package static let sizeLimit = 64 << 20

  /// A line and a column.
  package struct Place: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// The column in characters, from 1.
    package var column: Int
  }

  /// The content of the file.
  package let bytes: [UInt8]

  /// Takes the bytes of a file.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A slice as text; invalid UTF-8 becomes replacement characters.
  package func text(_ slice: SourceSlice) -> String {
    let range = slice.range.clamped(to: bytes.indices)
    return bytes.withUnsafeBufferPointer {
      String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self)
    }
  }

  /// Finds the lines and columns of byte offsets in one pass.
  ///
  /// - Returns: The places by offset.
  package func places(of offsets: [Int]) -> [Int: Place] {
    var places: [Int: Place] = [:]
    var line = 1
    var lineStart = 0
    var next = 0
    for offset in Set(offsets).sorted() {
      let end = min(max(offset, 0), bytes.count)
      while next < end {
        if bytes[next] == UInt8(ascii: "\n") {
          line += 1
          lineStart = next + 1
        }
        next += 1
      }
      places[offset] = Place(line: line, column: column(of: end, inLineAt: lineStart))
    }
    return places
  }

  /// Counts characters only up to a limit, since one line may be the whole file.
  private func column(of offset: Int, inLineAt start: Int) -> Int {
    guard offset - start <= 65_536 else { return offset - start + 1 }
    return text(SourceSlice(start..<offset)).count + 1
  }

  /// Whether a text is at an offset.
  @inline(__always)
  func has(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place >= 0, place + count <= bytes.count else { return false }
    for index in 0..<count where bytes[place + index] != text.utf8Start[index] { return false }
    return true
  }
}
