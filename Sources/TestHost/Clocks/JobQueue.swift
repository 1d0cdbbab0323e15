import CTestHost
import Foundation

/// The jobs of Swift concurrency that a hosted test runs, on one thread and in order.
///
/// It is Sendable although it changes: jobs come from any thread, and every change is made under
/// the lock.
final class JobQueue: @unchecked Sendable {
  /// A job of a task; it is Sendable because it is run or released only once.
  enum Job: @unchecked Sendable {
    /// A job taken over from the Swift runtime.
    case diverted(test_host_job)
    /// A job that was passed to an executor.
    case given(UnownedJob, to: any TaskExecutor)
  }

  private let condition = NSCondition()
  private var jobs: [Job] = []
  private var first = 0
  private var isTurnAsked = false
  private var isClosed = false

  /// Whether no job is waiting.
  var isEmpty: Bool { count == 0 }

  /// The number of waiting jobs.
  var count: Int { condition.withLock { jobs.count - first } }

  /// Requests a turn; false if one was already requested.
  func askForTurn() -> Bool {
    condition.withLock {
      defer { isTurnAsked = true }
      condition.signal()
      return !isTurnAsked
    }
  }

  /// Records that the requested turn has started.
  func noteTurn() { condition.withLock { isTurnAsked = false } }

  /// Waits until a turn is requested; false when the queue is closed.
  func waitForTurn() -> Bool {
    condition.withLock {
      while !isTurnAsked, !isClosed { condition.wait() }
      isTurnAsked = false
      return !isClosed
    }
  }

  /// Closes the queue; there are no more turns.
  func close() {
    condition.withLock {
      isClosed = true
      condition.signal()
    }
  }

  /// Adds a job at the end.
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
  /// Whether the job belongs to the main actor.
  var isMain: Bool {
    if case .diverted(let job) = self { return job.is_main }
    return false
  }

  /// The number of the task that it belongs to; nil if that is not known.
  var task: UInt64? {
    guard case .diverted(let job) = self else { return nil }
    let number = test_host_task_of(job)
    return number == 0 ? nil : number
  }

  /// Whether it is a part of a task, and not the turn of an actor, which runs waiting parts.
  var isPartOfTask: Bool {
    guard case .diverted(let job) = self else { return true }
    return test_host_is_task(job)
  }

  /// The place of its task in memory; nil if it is the turn of an actor, or given by a test.
  var taskPointer: UnsafeRawPointer? {
    guard case .diverted(let job) = self, isPartOfTask else { return nil }
    return UnsafeRawPointer(job.job)
  }

  /// Runs the job on this thread.
  func run() {
    switch self {
    case .diverted(let job): test_host_run_job(job)
    case .given(let job, let executor):
      job.runSynchronously(on: executor.asUnownedTaskExecutor())
    }
  }

  /// Returns a job that outlives its test to the Swift runtime.
  func release() {
    guard case .diverted(let job) = self else { return run() }
    test_host_release_job(job)
  }
}
