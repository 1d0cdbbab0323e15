import TestHost
import Trials
import VirtualTime

/// The result of a test that is still running; each attempt is saved as soon as it ends.
struct OpenResult {
  private let store: ResultStore
  private let retries: Int
  /// The result of the attempts so far.
  private(set) var result: TestResult

  /// Makes the result of a test before its first attempt, or after those of a crashed process.
  init(of test: String, after earlier: TestResult? = nil, retries: Int, store: ResultStore) {
    self.store = store
    self.retries = retries
    result = earlier ?? TestResult(test: test, attempts: [])
  }

  /// The number of the next attempt, starting at 1.
  var number: Int { result.attempts.count + 1 }

  /// Whether the next attempt is the last one, however it ends.
  var isLast: Bool { number > retries }

  /// Whether no further attempt follows.
  var isOver: Bool {
    guard let last = result.attempts.last else { return false }
    return !last.record.outcome.isFailure || result.attempts.count > retries
  }

  /// Saves that an attempt begins, so that the file shows in which attempt a crash ended the test.
  func begin(_ seed: Seed) { store.keep(result, running: seed) }

  /// Saves an attempt; returns true if another one must follow.
  mutating func take(_ record: TrialRecord, journal: [UInt8]?) -> Bool {
    let name = store.keep(journal: journal, of: result.test, attempt: number)
    let attempt = TestAttempt(number: number, record: record, journal: name)
    result = TestResult(test: result.test, attempts: result.attempts + [attempt])
    store.keep(result)
    guard !isOver else { return false }
    HostOutput.print(
      "\(result.test) failed with seed \(record.seed); it is retried with the next.")
    return true
  }
}
