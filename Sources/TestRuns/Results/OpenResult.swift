import TestHost
import Trials

/// The result of a test that is still being run: it keeps each attempt as soon as it was made.
struct OpenResult {
  private let store: ResultStore
  private let retries: Int
  /// What the attempts have come to so far.
  private(set) var result: TestResult

  /// The result of a test before its first attempt.
  init(of test: String, retries: Int, store: ResultStore) {
    self.store = store
    self.retries = retries
    result = TestResult(test: test, attempts: [])
    store.keep(result)
  }

  /// The number of the attempt that is made next, from 1.
  var number: Int { result.attempts.count + 1 }

  /// Whether no other attempt follows the next one, however it ends.
  var isLast: Bool { number > retries }

  /// Keeps an attempt; whether another is due.
  mutating func take(_ record: TrialRecord, journal: [UInt8]?) -> Bool {
    let isLast = isLast
    let name = store.keep(journal: journal, of: result.test, attempt: number)
    let attempt = TestAttempt(number: number, record: record, journal: name)
    result = TestResult(test: result.test, attempts: result.attempts + [attempt])
    store.keep(result)
    guard record.outcome == .failed, !isLast else { return false }
    HostOutput.print(
      "\(result.test) failed with seed \(record.seed); it is tried again with the next.")
    return true
  }
}
