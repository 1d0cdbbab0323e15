/// Regular expressions that match one text and nothing else, to choose tests by name.
package enum ExactPattern {
  /// The expression for a text.
  package static func of(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
