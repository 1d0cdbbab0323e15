import OutputFiles

/// Shows what long work is at, whose end is not known, as a line on standard error, if that is a
/// terminal.
package struct ProgressLine: Sendable {
  private let isShown: Bool

  /// Makes a line, which shows nothing yet.
  package init() { isShown = Terminal.error.redrawsLines }

  /// Shows a text in place of the one before it.
  package func show(_ text: String) {
    guard isShown else { return }
    Console.clearProgress()
    Console.progress("  " + VisibleText.of(text))
  }

  /// Removes the line.
  package func finish() {
    if isShown { Console.clearProgress() }
  }
}
