/// A text of an app, as it is written in the source; it is looked up in the app's strings.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key with format specifiers for its arguments, as in string tables.
  package let key: String
  /// The text as it is in the source, with its arguments inserted.
  private let source: String
  /// The arguments as strings.
  private let arguments: [String]
  /// The first argument that is a whole number; the plural form may depend on it.
  private let number: Int?

  /// Makes a key from a text.
  public init(_ value: String) {
    key = value
    source = value
    arguments = []
    number = nil
  }
  /// Makes a key from a text.
  public init(stringLiteral value: String) { self.init(value) }
  /// Makes a key from a text with arguments.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    source = stringInterpolation.words
    arguments = stringInterpolation.arguments
    number = stringInterpolation.number
  }

  /// The text as it is shown: looked up in a table, in the language of the app's run, without the
  /// marks of Markdown.
  func shown(
    in table: String?, for other: String? = nil, of strings: AppStrings? = AppStrings.current
  ) -> String {
    let format = strings?.format(for: other ?? key, in: table, number: number)
    guard format != nil || !arguments.isEmpty else { return InlineMarkdown.plain(source) }
    let plain = InlineMarkdown.plain(format ?? key, letters: "%@")
    if format == nil, plain == key { return source }
    // The arguments are not Markdown.
    return AppStrings.text(plain, with: arguments)
  }

  /// The text in the language of the app's run, looked up in a table; Markdown is left in it.
  func words(
    in table: String?, for other: String? = nil, of strings: AppStrings? = AppStrings.current
  ) -> String {
    strings?.format(for: other ?? key, in: table, number: number)
      .map { AppStrings.text($0, with: arguments) } ?? source
  }

  /// The parts of a text with arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var words = ""
    var arguments: [String] = []
    var number: Int?

    /// Starts without parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds fixed words.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
      words += literal
    }
    private mutating func add(_ mark: String, _ text: String) {
      key += mark
      words += text
      arguments.append(text)
    }
    /// Adds a text.
    public mutating func appendInterpolation(_ string: String) { add("%@", string) }
    /// Adds a value that string tables know how to format.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T) {
      if number == nil, let whole = value as? any BinaryInteger { number = Int(clamping: whole) }
      add(value is any BinaryInteger ? "%lld" : "%lf", Self.text(of: value))
    }
    /// Adds a value in a format of C.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      add(specifier, String(format: specifier, value))
    }
    /// Adds any other value.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { add("%@", "\(value)") }
    /// Adds a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatOutput == String { add("%@", format.format(input)) }
    /// Adds a value as a formatter writes it.
    public mutating func appendInterpolation<T>(_ value: T, formatter: Formatter) {
      add("%@", formatter.string(for: value) ?? "")
    }
    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", style.words(of: date))
    }
    /// Adds the words of a text.
    public mutating func appendInterpolation(_ text: Text) { add("%@", text.words) }
    /// Adds nothing, for an image has no words.
    public mutating func appendInterpolation(_ image: Image) { add("%@", "") }

    /// A number as `%lld` and `%lf` write it.
    private static func text(of value: some CVarArg) -> String {
      if let number = value as? Double { return String(format: "%f", number) }
      if let number = value as? Float { return String(format: "%f", Double(number)) }
      if let number = value as? CGFloat { return String(format: "%f", Double(number)) }
      if let number = value as? any BinaryInteger { return grouped(number) }
      return "\(value)"
    }

    /// A whole number with its digits grouped, as SwiftUI shows it in English.
    private static func grouped(_ number: some BinaryInteger) -> String {
      let digits = number.magnitude.description
      var words = ""
      for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index).isMultiple(of: 3) { words += "," }
        words.append(digit)
      }
      return number < 0 ? "-" + words : words
    }
  }
}
