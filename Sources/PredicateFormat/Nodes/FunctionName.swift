/// A built-in function; the raw value is its selector.
///
/// Selectors that have an equivalent operator (`add:to:`, `castObject:toType:`, ...) are parsed
/// into that operator.
package enum FunctionName: String, Sendable, CaseIterable {
  /// Sum of numbers.
  case sum = "sum:"
  /// Number of elements.
  case count = "count:"
  /// Mean.
  case average = "average:"
  /// Least element.
  case minimum = "min:"
  /// Greatest element.
  case maximum = "max:"
  /// Middle element, or the mean of the middle two.
  case median = "median:"
  /// List of the most frequent elements.
  case mode = "mode:"
  /// Standard deviation of the whole population.
  case standardDeviation = "stddev:"
  /// Square root.
  case squareRoot = "sqrt:"
  /// Logarithm to base 10.
  case logarithm = "log:"
  /// Logarithm to base e.
  case naturalLogarithm = "ln:"
  /// Power of e.
  case exponential = "exp:"
  /// Least whole number that is not below.
  case ceiling = "ceiling:"
  /// Greatest whole number that is not above.
  case floor = "floor:"
  /// Number without its sign.
  case absolute = "abs:"
  /// Number without its fraction.
  case truncation = "trunc:"
  /// Text in upper case.
  case uppercase = "uppercase:"
  /// Text in lower case.
  case lowercase = "lowercase:"
  /// Number of characters of a text, in UTF-16 units as Foundation counts.
  case length = "length:"
  /// The unchanged argument; a hint to databases.
  case noIndex = "noindex:"
  /// Remainder of a division.
  case modulus = "modulus:by:"
  /// The date in the variable `now`.
  case now = "now"

  /// The number of arguments that the function accepts.
  package var argumentCount: ClosedRange<Int> {
    switch self {
    case .now: 0...0
    case .modulus: 2...2
    case .sum, .count, .average, .minimum, .maximum, .median, .mode, .standardDeviation:
      1...Int.max
    default: 1...1
    }
  }
}

/// A type that `CAST` supports; the raw value is its name.
package enum CastType: String, Sendable, CaseIterable {
  /// Seconds since the reference date become a date.
  case date = "NSDate"
  /// Text and dates become a number.
  case number = "NSNumber"
  /// A number like `number`.
  case decimalNumber = "NSDecimalNumber"
  /// Numbers and dates become text.
  case string = "NSString"
  /// Text of hexadecimal digits becomes bytes.
  case data = "NSData"
}
