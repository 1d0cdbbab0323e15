extension FormatValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral
{
  /// Makes the value `null`.
  public init(nilLiteral: ()) {
    self = .null
  }

  /// Makes a truth value.
  public init(booleanLiteral value: Bool) {
    self = .bool(value)
  }

  /// Makes a whole number.
  public init(integerLiteral value: Int64) {
    self = .integer(value)
  }

  /// Makes a number with a fraction.
  public init(floatLiteral value: Double) {
    self = .real(value)
  }
}

extension FormatValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Makes a text.
  public init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension FormatValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Makes an ordered collection.
  public init(arrayLiteral elements: FormatValue...) {
    self = .list(elements)
  }

  /// Makes a record; if a key occurs twice, the later value is used.
  public init(dictionaryLiteral elements: (String, FormatValue)...) {
    self = .record(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
