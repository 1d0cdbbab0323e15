import CTestHost
import Foundation
import Synchronization

/// One run of one test: its session, its future events, and whether it was ended.
///
/// It is Sendable although it changes: it belongs to the thread that runs the test. Other threads
/// use only the timeline and the job queue, which have locks.
package final class HostedTest: @unchecked Sendable {
  /// The session of the test.
  package let session: any HostedSession
  /// The future events of the test.
  package let timeline = Timeline()
  /// The jobs of the test's tasks.
  let jobs = JobQueue()
  /// The test case, if there is one; a task that still runs after the test may outlive it.
  package private(set) weak var hostedCase: (any HostedCase)?

  /// Whether the test is between its set-up and the end of its tear-down.
  private(set) var isRunning = false
  /// Whether the tasks of the process run on the thread of this test.
  package var drivesJobs = false
  /// Whether the tasks of the test run on a thread made for it.
  let isCarried: Bool
  /// The thread that may currently run code of a carried test.
  let carrier = Atomic<UInt>(0)
  /// Whether a carried test runs on the main queue, on whatever thread that is.
  var isOnMainQueue = false
  /// Above zero while a wait of this package decides when time moves.
  private(set) var waitDepth = 0
  /// Above zero while a job runs on the thread of the test.
  package var jobDepth = 0
  /// The real milliseconds that may still pass before idle tasks let virtual time move.
  package var graceMilliseconds = 0

  /// Whether the test has an allowance that it has not exceeded yet.
  var hasAllowance = ExecutionAllowance.isEnabledHere

  /// The tasks that app code has made, by their numbers.
  var appTasks: Set<UInt64> = []

  /// The work of other threads, as far as idle tasks and blocked threads watch it.
  var otherWork = OtherWork()

  /// The number of rests in a row to wait for blocks on other threads.
  var blockRests = 0
  /// How many of these blocks took so long that time went on without them.
  var lateBlocks = 0
  /// The real milliseconds for which the thread has been blocked while nothing happened.
  private var blockedMilliseconds = 0

  /// The test whose code is running.
  @TaskLocal package static var current: HostedTest?

  /// The test whose code is running, or its substitute in the set-up of a class.
  package static var active: HostedTest? { current ?? ClassPhase.host }

  /// Makes a run of a test case, or of code without one, with its own session.
  package init(_ hostedCase: (any HostedCase)?, session: any HostedSession, isCarried: Bool = false)
  {
    self.hostedCase = hostedCase
    self.session = session
    self.isCarried = isCarried
    _ = TestHome.isReady
  }

  /// The test of a C context pointer.
  static func behind(_ context: UnsafeMutableRawPointer?) -> HostedTest? {
    guard let context else { return nil }
    return Unmanaged<HostedTest>.fromOpaque(context).takeUnretainedValue()
  }

  /// Runs code with this test as the current one, on its clock.
  ///
  /// Tasks that are ready at the end still run. Sleeping tasks, delayed blocks and timers are
  /// dropped, because otherwise they would run in the middle of another test.
  package func host(_ body: () -> Void) {
    // The callers of this function are not lines of the test.
    let stack = test_host_begin_stack()
    defer { test_host_end_stack(stack) }
    Self.$current.withValue(self) {
      SessionContext.$current.withValue(session) {
        test_host_watch_run_loop()
        test_host_name_runner()
        test_host_forget_libc_seeds()
        isRunning = true
        ThreadClock.with(clock) {
          withJobsDiverted {
            if drivesJobs { test_host_forget_work() }
            body()
            runJobs()
            test_host_end_kept_timers()
            session.testWillFinish()
          }
        }
        isRunning = false
        test_host_forget_turns()
      }
    }
    releaseJobs()
  }

  /// Runs a wait, which decides when time moves.
  package func whileWaiting(_ wait: () -> Void) {
    waitDepth += 1
    defer { waitDepth -= 1 }
    wait()
  }

  // MARK: Time

  /// The instant that is some nanoseconds from now.
  package func instant(after nanoseconds: Int64) -> Int64 {
    let (sum, isTooFar) = session.nowNanoseconds.addingReportingOverflow(max(0, nanoseconds))
    return isTooFar ? .max : sum
  }

  /// Lets time pass up to an instant and runs the events that are due on the way.
  package func advance(to instant: Int64) {
    while let entry = timeline.takeDue(by: instant) {
      moveSession(to: entry.deadline)
      entry.action()
    }
    moveSession(to: instant)
    test_host_signal_due_timers()
  }

  private func moveSession(to instant: Int64) {
    let span = instant - session.nowNanoseconds
    if span > 0 { session.advance(byNanoseconds: span) }
  }

  /// Lets time pass for a sleep in the test's own code while its other tasks continue.
  package func sleep(nanoseconds: Int64) {
    let end = instant(after: nanoseconds)
    guard mayRunJobs else { return advance(to: end) }
    while let next = timeline.earliest, next <= end {
      advance(to: next)
      runJobs()
    }
    advance(to: end)
    runJobs()
    checkAllowance()
    leaveIfOver()
  }

  /// Leaves the body if a failure ended it in code that it could not be left from.
  package func leaveIfOver() {
    guard AbandonableBody.isArmed, hostedCase?.isOver ?? session.isHalted else { return }
    AbandonableBody.abandon()
  }

  /// Makes progress while a semaphore or a group blocks the thread of the test.
  ///
  /// Ready tasks run at once, even inside the task that waits. Otherwise other threads get some
  /// real time. After that, time moves to the next instant, but not beyond the given limit.
  func idle(atMost nanoseconds: Int64) {
    if isOwnThread, runJobs() {
      blockedMilliseconds = 0
      if jobs.isEmpty { return }
    }
    let others = otherWork.look()
    if others != .none, blockedMilliseconds < WaitPlan.firstGraceMilliseconds {
      blockedMilliseconds += 1
      return others == .changed ? () : OtherWork.rest()
    }
    let limit = nanoseconds == .max ? nil : instant(after: nanoseconds)
    guard let stop = [nextInstant, session.nextEventNanoseconds, spinInstant, limit].least else {
      return OtherWork.rest()
    }
    advance(to: stop)
    blockedMilliseconds = WaitPlan.firstGraceMilliseconds - WaitPlan.laterGraceMilliseconds
  }
}
