import CTestHost
import Foundation
import Synchronization

/// Tasks of a test of Swift Testing run on a thread made for it, and those of the main actor on the
/// main queue while that thread waits: one thread at a time runs code of the test, and in the same
/// order in every run.
extension HostedTest {
  /// Whether the running thread is the one whose turn it is.
  var isCarrier: Bool { carrier.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs the tasks of the test on this thread, up to the end.
  func carryTasks() {
    carrier.store(UInt(pthread_self()), ordering: .relaxed)
    test_host_watch_run_loop()
    drivesJobs = true
    ThreadClock.with(clock) {
      withThreadDiverted {
        while jobs.waitForTurn() { carryOn() }
      }
      runJobs()
    }
    releaseJobs()
  }

  /// Ends the test, from the last of its tasks.
  ///
  /// What follows in that task goes to the runtime again, and what is ready still runs. Tasks that
  /// sleep and delayed blocks are dropped.
  func stopCarrying() {
    drivesJobs = false
    if isCarrier { _ = test_host_swap_thread_jobs(test_host_jobs()) }
    jobs.close()
  }

  private func carryOn() {
    proceed()
    // Timers of this thread have no other run loop than this one.
    if test_host_next_timer_delay() >= 0 { pump() }
  }

  private func withThreadDiverted(_ body: () -> Void) {
    let before = test_host_swap_thread_jobs(drivesJobs ? diversion : test_host_jobs())
    body()
    _ = test_host_swap_thread_jobs(before)
  }

  /// Hands a job to the main queue and waits for its end.
  func runOnMainQueue(_ job: JobQueue.Job) {
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.main.async { [self] in
      let before = carrier.exchange(UInt(pthread_self()), ordering: .relaxed)
      isOnMainQueue = true
      test_host_watch_run_loop()
      runInRunLoop { [self] in
        withThreadDiverted { AbandonableBody.shielded { job.run() } }
      }
      isOnMainQueue = false
      carrier.store(before, ordering: .relaxed)
      end.signal()
    }
    ThreadClock.real { end.wait() }
  }
}
