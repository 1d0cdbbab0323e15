/// A change of a test's source at one of its steps, as a search proposes it.
package struct SourceChange: Sendable, Equatable, Codable {
  /// The edit of the code.
  package enum Kind: String, Sendable, Codable {
    /// It goes before the statement of the step.
    case before
    /// It goes after the statement of the step.
    case after
    /// It goes before the call that launches the app.
    case beforeLaunch
    /// It replaces a query of the statement.
    case query
    /// It replaces a number of seconds in the statement.
    case seconds
    /// It replaces the statement, which taps a point.
    case tap
    /// It replaces the pause right before the statement.
    case pause
    /// It goes before all other statements of the function.
    case start
    /// The labels that the statement reads are sorted; there is no code.
    case sorted
    /// The statement presses keys instead of typing a text; there is no code.
    case keys
  }

  /// A line of a source file.
  package struct Place: Sendable, Equatable, Codable {
    /// The name of the file, without its folders.
    package let file: String
    /// The line, from 1.
    package let line: Int

    /// Makes a place.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The placeholder in code for whatever the test calls its app.
  package static let app = "\u{F8FF}"

  /// The edit of the code.
  package let kind: Kind
  /// The code, with ``app`` for the test's app.
  package let code: String
  /// The code that it replaces, in the same form; empty if it replaces nothing.
  package let replaced: String
  /// Code in the same form that also goes before the statement; nil for most changes.
  package private(set) var preceding: String?
  /// The line of the step and the lines that called it, the innermost first.
  package var places: [Place]

  /// Makes a change.
  package init(
    _ kind: Kind, _ code: String, replacing replaced: String = "", at places: [Place] = []
  ) {
    self.kind = kind
    self.code = code
    self.replaced = replaced
    self.places = places
  }

  /// The same change, with other code before the statement.
  package func preceded(by code: String) -> SourceChange {
    var change = self
    change.preceding = code
    return change
  }
}
