import CTestHost
import Foundation
import Synchronization

/// One run of one test: its session, what it has set for later, and whether it was ended.
///
/// Sendable although it changes: it belongs to the thread the test runs on. Other threads reach
/// only the timeline and the job queue, which lock.
package final class HostedTest: @unchecked Sendable {
  /// The session behind the test.
  package let session: any HostedSession
  /// What the test has set for later.
  package let timeline = Timeline()
  /// The jobs of its tasks.
  let jobs = JobQueue()
  /// The test case, if there is one; a task that it leaves behind may outlive it.
  package private(set) weak var hostedCase: (any HostedCase)?

  /// Whether the test is between its set-up and the end of its tear-down.
  private(set) var isRunning = false
  /// Whether the tasks of the process run on the thread of this test.
  package var drivesJobs = false
  /// Whether its tasks run on a thread made for it.
  let isCarried: Bool
  /// The thread whose turn it is in a carried test.
  let carrier = Atomic<UInt>(0)
  /// Whether a carried test runs on the main queue, whichever thread that has.
  var isOnMainQueue = false
  /// Above zero while a wait of ours decides when time moves.
  private(set) var waitDepth = 0
  /// Above zero while a job runs on the thread of the test.
  package var jobDepth = 0
  /// Real milliseconds that may still pass before idle tasks let virtual time move.
  package var graceMilliseconds = 0

  /// Whether the allowance of the test counts and has not been exceeded yet.
  var hasAllowance = ExecutionAllowance.isEnabledHere

  /// How often blocks of other threads have been waited for in a row.
  var blockRests = 0
  /// Real milliseconds the thread has been blocked for without anything happening.
  private var blockedMilliseconds = 0

  /// The test whose code is running.
  @TaskLocal package static var current: HostedTest?

  /// A run of a test case, or of code without one, with a session of its own.
  package init(_ hostedCase: (any HostedCase)?, session: any HostedSession, isCarried: Bool = false)
  {
    self.hostedCase = hostedCase
    self.session = session
    self.isCarried = isCarried
  }

  /// The test behind a C context.
  static func behind(_ context: UnsafeMutableRawPointer?) -> HostedTest? {
    guard let context else { return nil }
    return Unmanaged<HostedTest>.fromOpaque(context).takeUnretainedValue()
  }

  /// Runs code with this test as the current one, on its clock.
  ///
  /// Tasks that are ready at the end still run. Those asleep and delayed blocks are dropped: they
  /// would come due in the middle of another test.
  package func host(_ body: () -> Void) {
    // Who runs the test is none of its lines.
    let stack = test_host_begin_stack()
    defer { test_host_end_stack(stack) }
    Self.$current.withValue(self) {
      SessionContext.$current.withValue(session) {
        test_host_watch_run_loop()
        isRunning = true
        ThreadClock.with(clock) {
          withJobsDiverted {
            body()
            runJobs()
          }
        }
        isRunning = false
      }
    }
    releaseJobs()
  }

  /// Runs a wait, which moves time by itself.
  package func whileWaiting(_ wait: () -> Void) {
    waitDepth += 1
    defer { waitDepth -= 1 }
    wait()
  }

  // MARK: Time

  /// The instant so many nanoseconds from now.
  package func instant(after nanoseconds: Int64) -> Int64 {
    let (sum, isTooFar) = session.nowNanoseconds.addingReportingOverflow(max(0, nanoseconds))
    return isTooFar ? .max : sum
  }

  /// Lets time pass up to an instant, doing what is set for it on the way.
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

  /// Lets time pass for a sleep of the test's own code, while its other tasks go on.
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

  /// Leaves the body when it was ended from code it could not be left from.
  package func leaveIfOver() {
    guard AbandonableBody.isArmed, hostedCase?.isOver ?? session.isHalted else { return }
    AbandonableBody.abandon()
  }

  /// Lets something happen while the thread of the test is blocked by a semaphore or a group.
  ///
  /// Ready tasks run at once, also inside the task that waits. Else other threads get some real
  /// time, and then time moves to the next instant, at most so far.
  func idle(atMost nanoseconds: Int64) {
    if isOwnThread, runJobs() {
      blockedMilliseconds = 0
      if jobs.isEmpty { return }
    }
    if blockedMilliseconds < WaitPlan.firstGraceMilliseconds {
      blockedMilliseconds += 1
      return test_host_real_sleep(1_000_000)
    }
    let limit = nanoseconds == .max ? nil : instant(after: nanoseconds)
    guard let stop = [nextInstant, session.nextEventNanoseconds, spinInstant, limit].least else {
      return test_host_real_sleep(1_000_000)
    }
    advance(to: stop)
    blockedMilliseconds = WaitPlan.firstGraceMilliseconds - WaitPlan.laterGraceMilliseconds
  }

  /// Delays from a day on are watchdogs, not something a test waits for; they stay real.
  private static let watchdogNanoseconds: Int64 = 86_400 * 1_000_000_000

  /// Sets a delayed block for later; false when it is none of the test's.
  func delay(block: UnsafeMutableRawPointer, by nanoseconds: Int64) -> Bool {
    guard nanoseconds < Self.watchdogNanoseconds else { return false }
    let block = DelayedBlock(pointer: block)
    timeline.add(at: instant(after: nanoseconds)) { test_host_fire_block(block.pointer) }
    return true
  }

  /// A block libdispatch handed over; only ever handed back to it.
  private struct DelayedBlock: @unchecked Sendable {
    var pointer: UnsafeMutableRawPointer
  }
}
