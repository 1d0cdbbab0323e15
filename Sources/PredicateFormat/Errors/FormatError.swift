/// The reason why a format string cannot be parsed, with its position.
public struct FormatError: Error, Equatable, Sendable {
  /// The kind of error.
  public enum Kind: Equatable, Sendable {
    /// A character or an escape that is not part of any token.
    case character
    /// A number that cannot be read or is out of range.
    case number
    /// A string without its closing quote.
    case unterminatedString
    /// A token where another one was expected.
    case syntax
    /// A function that does not exist, or with a wrong number of arguments.
    case function
    /// A placeholder whose argument is missing or has a wrong kind.
    case argument
    /// A part of the language that is deliberately not supported.
    case unsupported
    /// A limit on length or nesting.
    case limit
  }

  /// Keeps the parts behind one reference, because errors are part of every parser frame and small
  /// frames allow deep nesting.
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
  /// The column of the error, from 1.
  public var column: Int { details.column }
  /// What was expected there.
  public var expected: String { details.expected }
  /// What was found instead.
  public var found: String { details.found }
  /// The nearest correct word, if a word was misspelt.
  public var suggestion: String? { details.suggestion }
  /// The kind of error.
  public var kind: Kind { details.kind }

  /// Whether two errors have the same content for the same format.
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
