import CommandLineTool
import EnvironmentVariables
import Foundation
import Synchronization
import TestRuns

/// Shows the progress of tests in other processes, as a line on standard error; where that is no
/// terminal, as a new line each minute.
final class TestProgress: Sendable {
  /// The line of this process, which several processes of tests share.
  static let shared = TestProgress()

  private struct Followed {
    var log = TestLog()
    let file: FileHandle
    /// The file of how often the running test has run.
    let runs: String
  }

  private let logs = Mutex<[String: Followed]>([:])
  private let news = Mutex(ProgressNews())

  /// How many seconds the line stays as it is.
  private static let interval = 0.5

  /// Runs tests in another process, with some more of an environment, while their log is followed.
  func follow<Result, Fault: Error>(
    _ log: String, _ run: (_ environment: [String: String]) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    guard let file = FileHandle(forReadingAtPath: log) else { return try run([:]) }
    // Beside the log, where the next run finds what a killed one has left.
    let runs = URL(fileURLWithPath: log).path + ".runs"
    try? FileManager.default.removeItem(atPath: runs)
    let isFirst = logs.withLock { logs in
      logs[log] = Followed(file: file, runs: runs)
      return logs.count == 1
    }
    if isFirst {
      Thread.detachNewThread { while self.show() { Thread.sleep(forTimeInterval: Self.interval) } }
    }
    defer {
      logs.withLock { if $0.removeValue(forKey: log) != nil { ProgressLine().finish() } }
      try? FileManager.default.removeItem(atPath: runs)
    }
    return try run([EnvironmentVariable.runCount.name: runs])
  }

  /// Updates the line; false when no process runs any longer.
  private func show() -> Bool {
    logs.withLock { logs in
      for (path, followed) in logs {
        if let news = try? followed.file.readToEnd() { logs[path]?.log.read(news) }
        logs[path]?.log.runs = RunCount.read(followed.runs)
      }
      let all = logs.sorted { $0.key < $1.key }.map(\.value.log)
      guard let first = all.first else { return false }
      let text = all.dropFirst().reduce(first, +).text
      ProgressLine().show(text)
      if !Terminal.error.redrawsLines {
        news.withLock { $0.line(text, after: Self.interval) }.map(Console.progress)
      }
      return true
    }
  }
}
