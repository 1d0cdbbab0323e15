import EnvironmentVariables
import Foundation
import Synchronization
import TestHost

/// How often the running test has run, written to a file that the tool shows on its terminal.
///
/// The file is written at numbers of at most two digits and zeros: often enough to see that a long
/// search moves on, and seldom enough to cost nothing.
package final class RunCount: Sendable {
  /// The count of this process; only the tool asks for its file.
  package static let shared = RunCount(file: VariableReading().text(.runCount))

  private struct Counted {
    var test = ""
    var runs = 0
  }

  private let file: String?
  private let counted = Mutex(Counted())

  /// Counts runs for a file; nil counts none.
  package init(file: String?) { self.file = file }

  /// Counts a run that begins.
  package func add(_ test: String) {
    guard let file else { return }
    counted.withLock { counted in
      if counted.test != test { counted = Counted(test: test) }
      counted.runs += 1
      guard Self.isTold(counted.runs) else { return }
      // In place: a process that is killed while it replaces a file leaves another one beside it.
      try? Data("\(counted.runs)".utf8).write(to: URL(fileURLWithPath: file))
    }
  }

  /// The count in a file; nil if no test has run more than once.
  package static func read(_ file: String) -> Int? {
    FileManager.default.contents(atPath: file).flatMap { Int(String(decoding: $0, as: UTF8.self)) }
      .flatMap { $0 > 1 ? $0 : nil }
  }

  private static func isTold(_ runs: Int) -> Bool {
    String(runs).dropFirst(2).allSatisfy { $0 == "0" }
  }
}
