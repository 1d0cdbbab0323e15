/// A constant text compiled for its comparison.
enum TextPattern: Sendable {
  /// The bytes to search for, folded as the options ask.
  case bytes([UInt8])
  /// The wildcards of `LIKE`.
  case wildcards(WildcardPattern)
  /// The regular expression of `MATCHES`.
  case regex(RegexPattern)

  /// Makes a pattern; nil if the comparison needs none.
  init?(_ text: String, for comparison: ComparisonOperator, options: ComparisonOptions) {
    switch comparison {
    case .contains, .beginsWith, .endsWith:
      self = .bytes(TextFolding.bytes(of: text, options))
    case .like: self = .wildcards(WildcardPattern(text, options))
    case .matches: self = .regex(RegexPattern(text, options))
    default: return nil
    }
  }

  /// Whether a text contains the pattern.
  func isPart(of text: String, _ options: ComparisonOptions) -> Bool {
    TextFolding.withBytes(of: text, options) { bytes in
      ByteSearch.contains(bytes, self.sought)
    }
  }

  /// Whether a text begins with the pattern.
  func isStart(of text: String, _ options: ComparisonOptions) -> Bool {
    TextFolding.withBytes(of: text, options) { $0.starts(with: sought) }
  }

  func isEnd(of text: String, _ options: ComparisonOptions) -> Bool {
    TextFolding.withBytes(of: text, options) { bytes in
      let sought = self.sought
      return bytes.count >= sought.count && bytes.suffix(sought.count).elementsEqual(sought)
    }
  }

  private var sought: [UInt8] {
    if case .bytes(let bytes) = self { return bytes }
    return []
  }
}

/// Finds bytes in bytes.
enum ByteSearch {
  /// Whether the whole contains the part, in time linear in both (Knuth, Morris and Pratt).
  static func contains(_ whole: UnsafeBufferPointer<UInt8>, _ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    guard whole.count >= part.count else { return false }
    if part.count == 1 { return whole.contains(first) }
    let borders = borders(of: part)
    var fitting = 0
    for byte in whole {
      while fitting > 0, part[fitting] != byte { fitting = borders[fitting - 1] }
      if part[fitting] == byte { fitting += 1 }
      if fitting == part.count { return true }
    }
    return false
  }

  /// For every prefix of the part, the length of its longest proper prefix that is also its suffix.
  private static func borders(of part: [UInt8]) -> [Int] {
    var borders = [Int](repeating: 0, count: part.count)
    var length = 0
    for index in part.indices.dropFirst() {
      while length > 0, part[length] != part[index] { length = borders[length - 1] }
      if part[length] == part[index] { length += 1 }
      borders[index] = length
    }
    return borders
  }
}
