import CTestHost
import Foundation

/// The jobs of Swift concurrency that a hosted test runs itself, on one thread and in order.
///
/// Sendable although it changes: jobs come from any thread, and every change is made under the
/// lock.
final class JobQueue: @unchecked Sendable {
  /// A job of a task; sendable since it is only ever run or handed back, once.
  enum Job: @unchecked Sendable {
    /// Taken over from the runtime.
    case diverted(test_host_job)
    /// Given to an executor.
    case given(UnownedJob, to: any TaskExecutor)
  }

  private let condition = NSCondition()
  private var jobs: [Job] = []
  private var first = 0
  private var isTurnAsked = false
  private var isClosed = false

  /// Whether no job waits.
  var isEmpty: Bool { count == 0 }

  /// How many jobs wait.
  var count: Int { condition.withLock { jobs.count - first } }

  /// Notes that a turn was asked for; false when one was already.
  func askForTurn() -> Bool {
    condition.withLock {
      defer { isTurnAsked = true }
      condition.signal()
      return !isTurnAsked
    }
  }

  /// Notes that the turn asked for has come.
  func noteTurn() { condition.withLock { isTurnAsked = false } }

  /// Waits until a turn is asked for; false at the end.
  func waitForTurn() -> Bool {
    condition.withLock {
      while !isTurnAsked, !isClosed { condition.wait() }
      isTurnAsked = false
      return !isClosed
    }
  }

  /// No turn comes any more.
  func close() {
    condition.withLock {
      isClosed = true
      condition.signal()
    }
  }

  /// Adds a job behind the others.
  func append(_ job: Job) { condition.withLock { jobs.append(job) } }

  /// Takes the oldest job.
  func take() -> Job? {
    condition.withLock {
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

extension JobQueue.Job {
  /// Whether it belongs to the main actor.
  var isMain: Bool {
    if case .diverted(let job) = self { return job.is_main }
    return false
  }

  /// Runs it on this thread.
  func run() {
    switch self {
    case .diverted(let job): test_host_run_job(job)
    case .given(let job, let executor):
      job.runSynchronously(on: executor.asUnownedTaskExecutor())
    }
  }

  /// Gives a job that outlives its test back to the runtime.
  func release() {
    guard case .diverted(let job) = self else { return run() }
    test_host_release_job(job)
  }
}
