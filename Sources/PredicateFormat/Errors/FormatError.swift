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

  /// Keeps the parts behind one reference: errors are part of every frame of the parser, and small
  /// frames are what lets formats nest deeply.
  final class Details: Sendable {
    let text: String
    let column: Int
    let expected: String
    let found: String
    let suggestion: String?
    let kind: Kind

    init(
      text: String, column: Int, expected: String, found: String, suggestion: String?, kind: Kind
    ) {
      self.text = text
      self.column = column
      self.expected = expected
      self.found = found
      self.suggestion = suggestion
      self.kind = kind
    }
  }

  private let details: Details

  init(
    text: String, column: Int, expected: String, found: String, suggestion: String?, kind: Kind
  ) {
    details = Details(
      text: text, column: column, expected: expected, found: found, suggestion: suggestion,
      kind: kind)
  }

  /// The format string.
  public var text: String { details.text }
  /// Where the fault is: the first character of the format is 1.
  public var column: Int { details.column }
  /// What would have been right there.
  public var expected: String { details.expected }
  /// What stood there instead.
  public var found: String { details.found }
  /// The nearest right word, if a word was misspelt.
  public var suggestion: String? { details.suggestion }
  /// The sort of fault.
  public var kind: Kind { details.kind }

  /// Tells whether two errors say the same about the same format.
  public static func == (left: FormatError, right: FormatError) -> Bool {
    left.text == right.text && left.column == right.column && left.kind == right.kind
      && left.description == right.description
  }
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
