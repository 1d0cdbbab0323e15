/// Splits bytes that arrive in pieces into lines.
///
/// A line that is longer than the limit is not kept; it comes out as too long.
package struct LineSplitter {
  /// One line, without its end.
  package enum Line: Sendable, Equatable {
    case line([UInt8])
    case tooLong
  }

  private let limit: Int
  private var rest: [UInt8] = []
  private var isTooLong = false

  /// Splits into lines of at most `limit` bytes.
  package init(limit: Int) { self.limit = limit }

  /// The lines that some more bytes complete; blank lines are left out.
  package mutating func take(_ bytes: some Collection<UInt8>) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      keep(bytes[start..<end])
      if let line = finish() { lines.append(line) }
      start = bytes.index(after: end)
    }
    keep(bytes[start...])
    return lines
  }

  /// The last line, which has no end; nil if there is none.
  package mutating func finish() -> Line? {
    defer {
      rest = []
      isTooLong = false
    }
    if isTooLong { return .tooLong }
    let isBlank = rest.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    return isBlank ? nil : .line(rest)
  }

  private mutating func keep(_ bytes: some Collection<UInt8>) {
    guard !isTooLong, rest.count + bytes.count <= limit else {
      isTooLong = true
      rest = []
      return
    }
    rest.append(contentsOf: bytes)
  }
}
