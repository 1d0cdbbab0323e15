import OutputFiles

/// Chooses what becomes a line of an output that cannot redraw lines, such as the log of a CI
/// service: news of long work, once a minute.
package struct ProgressNews: Sendable {
  /// How many seconds pass before the next line.
  static let pause: Double = 60

  private var waited: Double = 0
  private var last: String?

  /// Makes a choice, with no line yet.
  package init() {}

  /// The line for what the work is at after some more seconds; nil if none is due.
  package mutating func line(_ text: String, after seconds: Double) -> String? {
    waited += seconds
    guard waited >= Self.pause, text != last else { return nil }
    (waited, last) = (0, text)
    return "  " + VisibleText.of(text) + "\n"
  }
}
