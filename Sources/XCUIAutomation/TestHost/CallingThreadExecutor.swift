import Foundation

/// Runs the jobs of a task on the thread that waits for it.
///
/// Sendable although it changes: jobs come from any thread, and every change is made under the
/// lock.
final class CallingThreadExecutor: TaskExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var jobs: [UnownedJob] = []

  /// Keeps a job for the thread.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  /// Runs what is ready; false when there was nothing.
  func runJobs() -> Bool {
    let ready = lock.withLock {
      defer { jobs = [] }
      return jobs
    }
    for job in ready { job.runSynchronously(on: asUnownedTaskExecutor()) }
    return !ready.isEmpty
  }
}
