/// A function of XPath 1.0.
enum XPathFunction: String, Sendable, CaseIterable {
  case last, position, count, not, boolean, string, number, contains, concat, substring, translate
  case floor, ceiling, round, sum, name
  case isTrue = "true"
  case isFalse = "false"
  case startsWith = "starts-with"
  case stringLength = "string-length"
  case normalizeSpace = "normalize-space"
  case substringBefore = "substring-before"
  case substringAfter = "substring-after"
  case localName = "local-name"

  /// How many arguments it takes.
  var counts: ClosedRange<Int> {
    switch self {
    case .last, .position, .isTrue, .isFalse: 0...0
    case .count, .not, .boolean, .floor, .ceiling, .round, .sum: 1...1
    case .string, .number, .stringLength, .normalizeSpace, .name, .localName: 0...1
    case .contains, .startsWith, .substringBefore, .substringAfter: 2...2
    case .substring: 2...3
    case .translate: 3...3
    case .concat: 2...64
    }
  }

  /// The number of its arguments, in words.
  var countWords: String {
    counts.lowerBound == counts.upperBound
      ? "\(counts.lowerBound)" : "\(counts.lowerBound) to \(counts.upperBound)"
  }
}

/// Functions over texts alone.
enum XPathTexts {
  static func normalized(_ text: String) -> String {
    text.split { " \t\r\n".contains($0) }.joined(separator: " ")
  }

  static func before(_ text: String, _ sought: String) -> String {
    guard !sought.isEmpty, let range = place(of: sought, in: text) else { return "" }
    return scalars(text, 0..<range.lowerBound)
  }

  static func after(_ text: String, _ sought: String) -> String {
    guard !sought.isEmpty else { return text }
    guard let range = place(of: sought, in: text) else { return "" }
    return scalars(text, range.upperBound..<text.unicodeScalars.count)
  }

  static func contains(_ text: String, _ sought: String) -> Bool {
    sought.isEmpty || place(of: sought, in: text) != nil
  }

  static func starts(_ text: String, with prefix: String) -> Bool {
    text.unicodeScalars.starts(with: prefix.unicodeScalars)
  }

  /// A part of a text: `start` is counted from 1, and both numbers are rounded first.
  static func part(_ text: String, from start: Double, count: Double?) -> String {
    let first = rounded(start)
    let end = count.map { first + rounded($0) } ?? .infinity
    var part = String.UnicodeScalarView()
    for (index, scalar) in text.unicodeScalars.enumerated() {
      let place = Double(index + 1)
      if place >= first, place < end { part.append(scalar) }
    }
    return String(part)
  }

  static func translated(_ text: String, _ from: String, _ to: String) -> String {
    var map: [Unicode.Scalar: Unicode.Scalar?] = [:]
    let targets = Array(to.unicodeScalars)
    for (index, scalar) in from.unicodeScalars.enumerated() where map[scalar] == nil {
      map[scalar] = .some(index < targets.count ? targets[index] : nil)
    }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let target = map[scalar] else {
        result.append(scalar)
        continue
      }
      if let target { result.append(target) }
    }
    return String(result)
  }

  static func rounded(_ number: Double) -> Double {
    number.isFinite ? (number + 0.5).rounded(.down) : number
  }

  static func number(_ text: String) -> Double {
    let trimmed = text.drop { " \t\r\n".contains($0) }
    let end = trimmed.lastIndex { !" \t\r\n".contains($0) }
    let digits = end.map { trimmed[...$0] } ?? ""
    let isPlain = digits.utf8.enumerated().allSatisfy { index, byte in
      (0x30...0x39).contains(byte) || byte == 0x2E || byte == 0x2D && index == 0
    }
    return isPlain && digits.last != "-" ? Double(digits) ?? parted(digits) : .nan
  }

  /// A number that begins or ends with its point, which XPath allows.
  private static func parted(_ digits: Substring) -> Double {
    guard digits.contains(where: \.isNumber) else { return .nan }
    return Double(digits + "0") ?? Double(digits.replacing("-.", with: "-0.")) ?? .nan
  }

  static func text(_ number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if let whole = Int64(exactly: number) { return String(whole) }
    return "\(number)"
  }

  private static func place(of sought: String, in text: String) -> Range<Int>? {
    let (needle, hay) = (Array(sought.unicodeScalars), Array(text.unicodeScalars))
    guard needle.count <= hay.count else { return nil }
    for start in 0...(hay.count - needle.count)
    where hay[start..<start + needle.count].elementsEqual(needle) {
      return start..<start + needle.count
    }
    return nil
  }

  private static func scalars(_ text: String, _ range: Range<Int>) -> String {
    var part = String.UnicodeScalarView()
    part.append(contentsOf: text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count))
    return String(part)
  }
}
