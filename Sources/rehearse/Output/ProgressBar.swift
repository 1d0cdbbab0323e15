import Foundation
import Synchronization

/// Shows how far a campaign is, on standard error: a bar on a terminal, else a line a quarter.
final class ProgressBar: Sendable {
  private let total: Int
  private let things: String
  private let isTerminal: Bool
  private let shown = Mutex(0)

  private static let width = 30

  /// Makes a bar for a number of runs, or of other things.
  init(total: Int, of things: String = "runs") {
    self.total = max(1, total)
    self.things = things
    isTerminal = isatty(STDERR_FILENO) == 1
  }

  /// Shows that so many runs are finished.
  func show(_ finished: Int) {
    let steps = isTerminal ? Self.width : 4
    let step = min(finished, total) * steps / total
    let isNews = shown.withLock { shown in
      defer { shown = max(shown, step) }
      return step > shown
    }
    guard isNews else { return }
    isTerminal ? draw(step, finished) : Console.error("  \(finished) of \(total) \(things)")
  }

  /// Takes the bar away.
  func finish() {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }

  private func draw(_ step: Int, _ finished: Int) {
    let bar =
      String(repeating: "#", count: step) + String(repeating: ".", count: Self.width - step)
    FileHandle.standardError.write(Data("\r  [\(bar)] \(finished) of \(total) \(things)".utf8))
  }
}
