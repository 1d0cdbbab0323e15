import CTestHost
import Foundation
import Synchronization

/// Runs the tasks of a test of Swift Testing on its own thread.
///
/// Tasks of the main actor run on the main queue while that thread waits. So only one thread at a
/// time runs code of the test, and in the same order in every run.
extension HostedTest {
  /// Whether the current thread is the one that may run code of the test.
  var isCarrier: Bool { carrier.load(ordering: .relaxed) == UInt(pthread_self()) }

  /// Runs the tasks of the test on this thread until the test ends.
  func carryTasks() {
    carrier.store(UInt(pthread_self()), ordering: .relaxed)
    test_host_leave_out_thread()
    test_host_watch_run_loop()
    test_host_forget_libc_seeds()
    drivesJobs = true
    ThreadClock.with(clock) {
      withThreadDiverted {
        while jobs.waitForTurn() { carryOn() }
      }
      runJobs()
    }
    releaseJobs()
  }

  /// Ends the test; called by the last of its tasks.
  ///
  /// The Swift runtime runs the rest of that task. Jobs that are ready still run. Sleeping tasks
  /// and delayed blocks are dropped.
  func stopCarrying() {
    drivesJobs = false
    if isCarrier { _ = test_host_swap_thread_jobs(test_host_jobs()) }
    jobs.close()
  }

  private func carryOn() {
    proceed()
    // Timers of this thread have no other run loop.
    if test_host_next_timer_delay() >= 0 { pump() }
  }

  private func withThreadDiverted(_ body: () -> Void) {
    let before = test_host_swap_thread_jobs(drivesJobs ? diversion : test_host_jobs())
    body()
    _ = test_host_swap_thread_jobs(before)
  }

  /// Runs a job on the main queue and waits for its end.
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
