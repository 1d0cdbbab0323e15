/// Why a format string could not be parsed, and where.
public struct FormatError: Error, Equatable, Sendable {
  /// The sort of fault.
  public enum Kind: Equatable, Sendable {
    /// A character or an escape that no token starts or continues with.
    case character
    /// A number that cannot be read or is out of range.
    case number
    /// A string without its closing quote.
    case unterminatedString
    /// A token in a place where another was expected.
    case syntax
    /// A function that does not exist, or with a wrong number of arguments.
    case function
    /// A placeholder whose argument is missing or of a wrong kind.
    case argument
    /// Part of the language that is not supported on purpose.
    case unsupported
    /// A limit on length or nesting.
    case limit
  }

  /// The format string.
  public let text: String
  /// Where the fault is: the first character of the format is 1.
  public let column: Int
  /// What would have been right there.
  public let expected: String
  /// What stood there instead.
  public let found: String
  /// The nearest right word, if a word was misspelt.
  public let suggestion: String?
  /// The sort of fault.
  public let kind: Kind
}

extension FormatError: CustomStringConvertible {
  /// Longest format that a message repeats whole, in characters.
  static let shownTextMaximum = 500

  /// Apple's sentence, then the column, what was expected, what was found and the nearest word.
  public var description: String {
    let hint = suggestion.map { "; did you mean \($0)?" } ?? ""
    return "Unable to parse the format string \"\(shownText)\": "
      + "column \(column): expected \(expected), found \(found)\(hint)"
  }

  private var shownText: String {
    let shown = text.prefix(Self.shownTextMaximum)
    return shown.endIndex == text.endIndex ? text : shown + "..."
  }
}
