import CTestHost
import Foundation

/// The jobs of Swift concurrency that a hosted test runs itself, on one thread and in order.
///
/// Sendable although it changes: jobs come from any thread, and every change is made under the
/// lock.
final class JobQueue: @unchecked Sendable {
  /// A job of the runtime; sendable since it is only ever run or handed back, once.
  struct Job: @unchecked Sendable {
    /// The runtime's own.
    var job: test_host_job
  }

  private let lock = NSLock()
  private var jobs: [Job] = []
  private var first = 0
  private var isTurnAsked = false

  /// Whether no job waits.
  var isEmpty: Bool { count == 0 }

  /// How many jobs wait.
  var count: Int { lock.withLock { jobs.count - first } }

  /// Notes that a turn was asked for; false when one was already.
  func askForTurn() -> Bool {
    lock.withLock {
      defer { isTurnAsked = true }
      return !isTurnAsked
    }
  }

  /// Notes that the turn asked for has come.
  func noteTurn() { lock.withLock { isTurnAsked = false } }

  /// Adds a job behind the others.
  func append(_ job: Job) { lock.withLock { jobs.append(job) } }

  /// Takes the oldest job.
  func take() -> Job? {
    lock.withLock {
      guard first < jobs.count else { return nil }
      defer { compact() }
      first += 1
      return jobs[first - 1]
    }
  }

  private func compact() {
    guard first == jobs.count else { return }
    jobs.removeAll(keepingCapacity: true)
    first = 0
  }
}
