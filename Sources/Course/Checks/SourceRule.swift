/// What the source of an exercise must and must not contain.
package struct SourceRule: Sendable, Equatable {
  /// The part of the source to check.
  package enum Scope: Sendable, Equatable {
    /// The whole file.
    case file
    /// The test classes of the exercise.
    case tests
    /// Everything except the test classes.
    case pages
  }

  /// The part of the source to check.
  package var scope = Scope.file
  /// Forbidden names; a star at the end matches any suffix.
  package var forbidden: [String] = []
  /// Required names.
  package var needed: [String] = []

  /// One breach, with its line in the source.
  package struct Breach: Sendable, Equatable {
    /// The line; nil if something is missing.
    package let line: Int?
    /// The breach in words.
    package let words: String
  }

  /// The breaches in a source whose test classes begin with a name.
  package func breaches(in source: String, tests: String) -> [Breach] {
    let code = SwiftNames(source)
    let inside = code.ranges(ofClassesNamed: tests)
    let names = code.names.filter { name in
      switch scope {
      case .file: true
      case .tests: inside.contains { $0.contains(name.offset) }
      case .pages: !inside.contains { $0.contains(name.offset) }
      }
    }
    let wrong = names.filter { name in forbidden.contains { Self.fits(name.text, $0) } }
      .map { Breach(line: $0.line, words: "\"\($0.text)\" is here") }
    let missing = needed.filter { wanted in !names.contains { Self.fits($0.text, wanted) } }
      .map { Breach(line: nil, words: "there is no \"\($0.replacing("*", with: "…"))\"") }
    return wrong + missing
  }

  private static func fits(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}
