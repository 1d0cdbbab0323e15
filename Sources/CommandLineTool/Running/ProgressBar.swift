import Synchronization

/// Shows the progress of long work as a line on standard error, if that is a terminal.
package final class ProgressBar: Sendable {
  private let total: Int
  private let things: String
  private let isShown: Bool
  private let shown = Mutex(0)

  private static let width = 30

  /// Makes a bar for a number of runs or other items.
  package init(total: Int, of things: String = "runs") {
    self.total = max(1, total)
    self.things = things
    isShown = Terminal.error.redrawsLines
  }

  /// Shows how many are finished.
  package func show(_ finished: Int) {
    let step = min(finished, total) * Self.width / total
    let isNews = shown.withLock { shown in
      defer { shown = max(shown, step) }
      return step > shown
    }
    guard isNews, isShown else { return }
    let bar =
      String(repeating: "#", count: step) + String(repeating: ".", count: Self.width - step)
    Console.progress("\r  [\(bar)] \(finished) of \(total) \(things)")
  }

  /// Removes the bar.
  package func finish() {
    guard isShown else { return }
    Console.clearProgress()
  }
}
