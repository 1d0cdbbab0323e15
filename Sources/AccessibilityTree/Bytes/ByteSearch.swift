/// Comparison and search over bytes, for text known to be ASCII.
enum ByteSearch {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  @inline(__always)
  static func equal(_ left: Bytes, _ right: Bytes) -> Bool {
    left.count == right.count && matches(left, right, at: 0, count: right.count)
  }

  static func hasPrefix(_ text: Bytes, _ prefix: Bytes) -> Bool {
    text.count >= prefix.count && matches(text, prefix, at: 0, count: prefix.count)
  }

  static func hasSuffix(_ text: Bytes, _ suffix: Bytes) -> Bool {
    text.count >= suffix.count
      && matches(text, suffix, at: text.count - suffix.count, count: suffix.count)
  }

  /// Finds places with the right first and last bytes, then compares the rest.
  static func contains(_ text: Bytes, _ sought: Bytes) -> Bool {
    guard let first = sought.first, let last = sought.last else { return true }
    let reach = sought.count - 1
    var start = 0
    let end = text.count - reach
    while start < end {
      if text[start + reach] == last, text[start] == first,
        matches(text, sought, at: start, count: reach)
      {
        return true
      }
      start += 1
    }
    return false
  }

  @inline(__always)
  private static func matches(_ text: Bytes, _ sought: Bytes, at start: Int, count: Int) -> Bool {
    var place = 0
    while place < count {
      if text[start + place] != sought[place] { return false }
      place += 1
    }
    return true
  }

  /// True when no byte is above 127; looks at eight at a time.
  @inline(__always)
  static func isASCII(_ text: Bytes) -> Bool {
    let raw = UnsafeRawBufferPointer(text)
    var seen: UInt64 = 0
    var place = 0
    while place + 8 <= raw.count {
      seen |= raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      place += 8
    }
    while place < raw.count {
      seen |= UInt64(raw[place])
      place += 1
    }
    return seen & 0x8080_8080_8080_8080 == 0
  }
}

/// Search by characters, for text beyond ASCII: canonically equivalent characters are equal.
enum CharacterSearch {
  static func contains(_ text: String, _ sought: String) -> Bool {
    guard let first = sought.first else { return true }
    var start = text.startIndex
    while let found = text[start...].firstIndex(of: first) {
      if text[found...].starts(with: sought) { return true }
      start = text.index(after: found)
    }
    return false
  }
}
