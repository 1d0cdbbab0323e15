extension FormatValue {
  /// The keys of texts, numbers, dates and data.
  static let scalarKeys = [
    "boolValue", "capitalizedString", "description", "doubleValue", "floatValue", "intValue",
    "integerValue", "length", "longLongValue", "lowercaseString", "self", "stringValue",
    "timeIntervalSince1970", "timeIntervalSinceReferenceDate", "uppercaseString",
  ]

  /// Seconds between 1970 and the reference date.
  private static let referenceDate = 978_307_200.0

  /// The value of a key of a text, number, date or data.
  func scalarValue(forKey key: String) -> FormatValue? {
    switch self {
    case _ where key.lowercased() == "self": self
    case _ where key == "description": .string(plainText)
    case .string(let text): Self.value(forKey: key, of: text)
    case .bool, .integer, .real: numberValue(forKey: key)
    case .date(let seconds):
      switch key {
      case "timeIntervalSinceReferenceDate": .real(seconds)
      case "timeIntervalSince1970": .real(seconds + Self.referenceDate)
      default: nil
      }
    case .data(let bytes): key == "length" ? .integer(Int64(bytes.count)) : nil
    default: nil
    }
  }

  private static func value(forKey key: String, of text: String) -> FormatValue? {
    switch key {
    case "length": .integer(Int64(text.utf16.count))
    case "uppercaseString": .string(text.uppercased())
    case "lowercaseString": .string(text.lowercased())
    case "capitalizedString": .string(text.capitalizedWords)
    case "boolValue": .bool(text.leadingBool)
    case "intValue", "integerValue", "longLongValue": .integer(text.leadingInteger)
    case "doubleValue", "floatValue": .real(text.leadingReal)
    default: nil
    }
  }

  private func numberValue(forKey key: String) -> FormatValue? {
    guard let number = FormatNumber(self) else { return nil }
    switch key {
    case "stringValue": return .string(plainText)
    case "doubleValue", "floatValue": return .real(number.real)
    case "boolValue": return .bool(number.real != 0)
    case "intValue", "integerValue", "longLongValue":
      if case .integer = number { return number.value }
      return Int64(exactly: number.real.rounded(.towardZero)).map { .integer($0) } ?? .null
    default: return nil
    }
  }

  /// The value without quotes, for joining texts.
  var plainText: String {
    switch self {
    case .string(let text): text
    case .null: ""
    case .date(let seconds): seconds.description
    default: LiteralText.of(self)
    }
  }
}

extension String {
  /// The text with the first letter of each word in upper case and the others in lower case.
  fileprivate var capitalizedWords: String {
    var isFirst = true
    var result = ""
    for character in self {
      result += isFirst ? character.uppercased() : character.lowercased()
      isFirst = character.isWhitespace || character == "-"
    }
    return result
  }

  /// The whole number at the beginning of the text, or 0.
  var leadingInteger: Int64 {
    Int64(leading { $0.isNumber }) ?? 0
  }

  /// The number at the beginning of the text, or 0.
  var leadingReal: Double {
    var digits = leading { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" || $0 == "-" }
    while !digits.isEmpty {
      if let value = Double(digits), value.isFinite { return value }
      guard digits.count <= 64 else { return 0 }
      digits.removeLast()
    }
    return 0
  }

  /// Whether the text begins with Y, y, T, t or a digit that is not zero.
  fileprivate var leadingBool: Bool {
    let rest = drop { $0.isWhitespace || $0 == "0" || $0 == "+" || $0 == "-" }
    return rest.first.map { "YyTt123456789".contains($0) } ?? false
  }

  private func leading(while fits: (Character) -> Bool) -> String {
    let rest = drop(while: \.isWhitespace)
    let sign = rest.first.map { $0 == "-" || $0 == "+" } ?? false
    return String(rest.prefix(sign ? 1 : 0) + rest.dropFirst(sign ? 1 : 0).prefix(while: fits))
  }
}
