extension SwiftLexer {
  /// The byte behind a regular expression that begins at a byte; nil where none does.
  ///
  /// A bare one is told from a division by what stands before it and ends on its line; one with
  /// signs `#` may go on over several lines where its first one ends right behind them.
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

  /// As the compiler does, takes a bracket that closes what is not open for the end of a call, such
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

  /// Whether what stands before needs a value behind it, which a division has before it.
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
