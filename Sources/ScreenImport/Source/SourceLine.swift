/// One line of a source.
struct SourceLine {
  let start: Int
  /// The offset after the last byte, without the line end.
  let end: Int
  let next: Int

  /// The line at an offset, up to a line feed or a carriage return and line feed.
  init(at start: Int, in bytes: [UInt8]) {
    self.start = start
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    next = min(end + 1, bytes.count)
    self.end = end > start && bytes[end - 1] == 0x0D ? end - 1 : end
  }

  /// The first byte from an offset on that is not a space or a tab.
  static func text(from place: Int, to end: Int, in bytes: [UInt8]) -> Int {
    var place = place
    while place < end, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
    return place
  }
}
