import CTestHost
import Foundation
import Synchronization
import TestFailures

/// A crash of Swift code that has left a body instead of ending the process.
struct CaughtCrash {
  /// The line of the test that crashed.
  let site: FailureSite
  /// What would have happened, and Swift's error message.
  let words: String

  /// Takes the crash that has left a body on this thread; nil if there was none.
  static func take() -> CaughtCrash? {
    let depth = test_host_crash_depth()
    guard depth > 0 else { return nil }
    var addresses = [UInt](repeating: 0, count: depth)
    test_host_take_crash(&addresses, depth)
    return ThreadClock.real {
      CaughtCrash(
        site: FailureSite.at(addresses),
        words: words(in: PrintedErrors.new()))
    }
  }

  /// A description of a crash, from what the process has printed as errors.
  static func words(in errors: String) -> String {
    let end = "this line ends the process of the tests"
    for line in errors.split(separator: "\n").reversed() {
      guard let said = TrapWords.find(in: line) else { continue }
      let fatal = TrapWords.fatal + ": "
      return "\(end): \(said.hasPrefix(fatal) ? said.dropFirst(fatal.count) : said[...])"
    }
    return end
  }
}

/// The errors that the process prints, if they go to a file.
private enum PrintedErrors {
  private static let read = Mutex<UInt64>(0)
  private static let lengthRead: UInt64 = 4_096

  /// The text that was printed since the last call; empty if it goes elsewhere.
  static func new() -> String {
    guard let file = FileHandle(forReadingAtPath: "/proc/self/fd/\(STDERR_FILENO)"),
      let size = try? file.seekToEnd()
    else { return "" }
    let start = read.withLock { read in
      defer { read = size }
      return max(read, size - min(size, lengthRead))
    }
    guard start < size, (try? file.seek(toOffset: start)) != nil, let data = try? file.readToEnd()
    else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
