extension SwiftLexer {
  /// The byte after a regular expression that begins at a byte; nil if there is none.
  ///
  /// A bare one is distinguished from a division by the token before it, and ends on its line. One
  /// with `#` signs may span several lines if the first line ends right after the slash.
  func endOfRegex(at start: Int) -> Int? {
    let hashes = hashCount(start)
    guard byte(start + hashes) == UInt8(ascii: "/") else { return nil }
    let first = start + hashes + 1
    guard hashes == 0 else { return endOfRegex(from: first, hashes) }
    guard mayBeginRegex, byte(first) > 32 else { return nil }
    return endOfBareRegex(from: first)
  }

  private func endOfRegex(from first: Int, _ hashes: Int) -> Int? {
    let isLong = [10, 13].contains(byte(first))
    var place = first
    while place < bytes.count, isLong || bytes[place] != UInt8(ascii: "\n") {
      if bytes[place] == UInt8(ascii: "/"), hashCount(place + 1) >= hashes {
        return place + 1 + hashes
      }
      place += bytes[place] == UInt8(ascii: "\\") && byte(place + 1) != 10 ? 2 : 1
    }
    return nil
  }

  /// Like the compiler, it takes a closing bracket that was not opened as the end of a call, such
  /// as `reduce(1, /)`.
  private func endOfBareRegex(from first: Int) -> Int? {
    var place = first
    var open = 0
    var isInSet = false
    while place < bytes.count {
      switch bytes[place] {
      case 10: return nil
      case UInt8(ascii: "\\") where byte(place + 1) != 10: place += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "(") where !isInSet: open += 1
      case UInt8(ascii: ")") where !isInSet:
        open -= 1
        if open < 0 { return nil }
      case UInt8(ascii: "/"): return byte(place - 1) == 32 ? nil : place + 1
      default: break
      }
      place += 1
    }
    return nil
  }

  private static let signsBeforeRegex = Set("\n(,=:[{!&|;".utf8)
  private static let wordsBeforeRegex: Set<String> = [
    "await", "case", "else", "if", "in", "return", "throw", "try", "where", "while", "yield",
  ]

  /// Whether the token before needs a value after it; then this is not a division.
  private var mayBeginRegex: Bool {
    guard let last = lastToken else { return true }
    switch last.kind {
    case .sign: return Self.signsBeforeRegex.contains(bytes[last.range.lowerBound])
    case .word:
      return Self.wordsBeforeRegex.contains(String(decoding: bytes[last.range], as: UTF8.self))
    case .number, .string, .regex, .comment: return false
    }
  }
}
