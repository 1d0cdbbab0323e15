import Foundation

/// Runs the jobs of a task on the thread that waits for the task.
///
/// It is Sendable although it changes: jobs come from any thread, and every change is made under
/// the lock.
final class CallingThreadExecutor: TaskExecutor, @unchecked Sendable {
  private let condition = NSCondition()
  private var jobs: [UnownedJob] = []
  private var isClosed = false

  /// Adds a job to the queue.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      jobs.append(job)
      condition.signal()
    }
  }

  /// Lets ``runJobs()`` return when no jobs are left.
  func close() {
    condition.withLock {
      isClosed = true
      condition.signal()
    }
  }

  /// Runs jobs as they come, until the executor is closed.
  func runJobs() {
    while let ready = nextJobs() {
      for job in ready { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
  }

  private func nextJobs() -> [UnownedJob]? {
    condition.withLock {
      while jobs.isEmpty, !isClosed { condition.wait() }
      defer { jobs = [] }
      return jobs.isEmpty ? nil : jobs
    }
  }
}
