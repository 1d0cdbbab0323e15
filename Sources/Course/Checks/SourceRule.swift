/// What the source of an exercise must and must not say.
package struct SourceRule: Sendable, Equatable {
  /// Which part of the source is meant.
  package enum Scope: Sendable, Equatable {
    /// All of it.
    case file
    /// The test classes of the exercise.
    case tests
    /// All but the test classes.
    case pages
  }

  /// Where it holds.
  package var scope = Scope.file
  /// Names that must not stand there; with a star at the end, all that begin so.
  package var forbidden: [String] = []
  /// Names of which each must stand there.
  package var needed: [String] = []

  /// One breach, with its line in the source.
  package struct Breach: Sendable, Equatable {
    /// The line; nil where something is missing.
    package let line: Int?
    /// What is wrong.
    package let words: String
  }

  /// The breaches of a source, whose test classes begin with a name.
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
      .map { Breach(line: $0.line, words: "\"\($0.text)\" stands here") }
    let missing = needed.filter { wanted in !names.contains { Self.fits($0.text, wanted) } }
      .map { Breach(line: nil, words: "nothing says \"\($0.replacing("*", with: "…"))\"") }
    return wrong + missing
  }

  private static func fits(_ name: String, _ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? name.hasPrefix(pattern.dropLast()) : name == pattern
  }
}
