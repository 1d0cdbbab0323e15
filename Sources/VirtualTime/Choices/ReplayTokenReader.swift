/// Parses the text of a ``ReplayToken``.
struct ReplayTokenReader {
  /// The most bytes a text may have.
  static var lengthLimit: Int { 100_000 }
  /// The most overrides a token may hold.
  static var overrideLimit: Int { 10_000 }
  /// The highest number of a choice in a token.
  static var indexLimit: UInt64 { 1 << 40 }

  private let text: String
  private let bytes: [UInt8]
  private var position = 0

  init(text: String) {
    self.text = text
    bytes = Array(text.utf8.prefix(Self.lengthLimit + 1))
  }

  mutating func readToken() throws(ReplayTokenError) -> ReplayToken {
    guard bytes.count <= Self.lengthLimit else {
      throw error(
        "the end, since a token has at most \(Self.lengthLimit) bytes", at: bytes.count - 1)
    }
    let context = try readHead()
    let ties = try readTies()
    let seed = try readNumber("a digit of the seed (\(ReplayDigits.name))")
    let overrides = try readOverrides()
    try readCheck()
    return ReplayToken(seed: Seed(seed), ties: ties, overrides: overrides, context: context)
  }

  /// Reads the version, and the context that tokens of the second version have.
  private mutating func readHead() throws(ReplayTokenError) -> ReplayContext? {
    let hasContext = bytes.count > 2 && bytes[2] == UInt8(ascii: "2")
    let head = hasContext ? "rt2-" : "rt1-"
    for byte in head.utf8 { try skip(byte, "\"rt1-\" or \"rt2-\", as tokens begin,") }
    guard hasContext else { return nil }
    let start = position
    for _ in 0..<ReplayContext.length {
      guard position < bytes.count, ReplayDigits.value(of: bytes[position]) != nil else {
        throw error("one of \(ReplayContext.length) digits of the app, the test and their settings")
      }
      position += 1
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    try skip(UInt8(ascii: "-"), "\"-\" and the tie policy")
    return ReplayContext(digits: digits)
  }

  /// Reads the letter of the tie policy.
  private mutating func readTies() throws(ReplayTokenError) -> TieBreaker {
    guard position < bytes.count, let ties = Self.policies[bytes[position]] else {
      throw error("\"s\" (ties by sequence) or \"x\" (ties shuffled)")
    }
    position += 1
    return ties
  }

  private static let policies: [UInt8: TieBreaker] = [
    UInt8(ascii: "s"): .bySequence, UInt8(ascii: "x"): .shuffled,
  ]

  /// Reads the overrides, up to the last hyphen.
  private mutating func readOverrides() throws(ReplayTokenError) -> [ChoiceOverride] {
    let end = bytes.lastIndex(of: UInt8(ascii: "-")) ?? 0
    var overrides: [ChoiceOverride] = []
    var index: UInt64 = 0
    while position < end {
      try skip(UInt8(ascii: "-"), "\"-\" and a choice")
      guard overrides.count < Self.overrideLimit else {
        throw error("the check digits, since a token has at most \(Self.overrideLimit) choices")
      }
      let start = position
      let step = try readNumber("a digit of a choice's number (\(ReplayDigits.name))")
      guard step > 0 || overrides.isEmpty else {
        throw error("a choice behind the one before", at: start)
      }
      guard step < Self.indexLimit, index + step < Self.indexLimit else {
        throw error("a choice's number below \(Self.indexLimit)", at: start)
      }
      index += step
      try skip(UInt8(ascii: "."), "\".\" and the choice's value")
      overrides.append(ChoiceOverride(index: Int(index), value: try readValue()))
    }
    return overrides
  }

  /// Reads a value; zeros at its end may be written as a count.
  private mutating func readValue() throws(ReplayTokenError) -> UInt64 {
    let start = position
    let number = try readNumber("a digit of the choice's value (\(ReplayDigits.name))")
    guard position < bytes.count, bytes[position] == UInt8(ascii: "~") else { return number }
    position += 1
    guard position < bytes.count, let zeros = ReplayDigits.value(of: bytes[position]) else {
      throw error("the number of zeros left out (\(ReplayDigits.name))")
    }
    position += 1
    let shift = Int(zeros) * 5
    guard shift < 64, number <= UInt64.max >> shift else {
      throw error("a value below 2^64", at: start)
    }
    return number << shift
  }

  /// Reads a number without leading zeros.
  private mutating func readNumber(_ expected: String) throws(ReplayTokenError) -> UInt64 {
    let start = position
    var number: UInt64 = 0
    while position < bytes.count, let digit = ReplayDigits.value(of: bytes[position]) {
      if position > start, number == 0 {
        throw error("no digit after a leading 0")
      }
      guard number <= UInt64.max >> 5 else { throw error("a number below 2^64", at: start) }
      number = number << 5 | digit
      position += 1
    }
    guard position > start else { throw error(expected) }
    return number
  }

  /// Reads the check digits and compares them with those of the text before them.
  private mutating func readCheck() throws(ReplayTokenError) {
    let body = bytes[..<position]
    try skip(UInt8(ascii: "-"), "\"-\" and the check digits")
    let start = position
    for _ in 0..<6 {
      guard position < bytes.count, ReplayDigits.value(of: bytes[position]) != nil else {
        throw error("one of six check digits (\(ReplayDigits.name))")
      }
      position += 1
    }
    guard position == bytes.count else { throw error("the end of the token") }
    let check = ReplayDigits.check(of: body)
    guard bytes[start...].elementsEqual(check.utf8) else {
      throw error("the check digits \(check) (others mean a cut or changed token)", at: start)
    }
  }

  /// Reads one given byte.
  private mutating func skip(_ byte: UInt8, _ expected: String) throws(ReplayTokenError) {
    guard position < bytes.count, bytes[position] == byte else { throw error(expected) }
    position += 1
  }

  /// The error for a place, by default the current one.
  private func error(_ expected: String, at place: Int? = nil) -> ReplayTokenError {
    // Everything read so far is ASCII, so byte and character positions agree.
    ReplayTokenError(text: text, column: (place ?? position) + 1, expected: expected)
  }
}
