import CTestHost
import Foundation

/// Runs the tasks of a hosted test on the test's own thread, one after the other.
///
/// So the clocks in the tasks follow the test and the order of the tasks is the same in every run.
/// When all tasks are asleep, time can move.
extension HostedTest {
  /// Whether the current thread may run jobs of this test.
  var isOwnThread: Bool { isCarried ? isCarrier : Thread.isMainThread }

  /// Whether a wait on the current thread may run jobs.
  ///
  /// A carried test may run jobs inside of other jobs, because its body is a job, too.
  var mayRunJobs: Bool { isOwnThread && (jobDepth == 0 || isCarried) }

  /// Runs code, during which this test runs the tasks of this process.
  ///
  /// Only one test on the main thread at a time receives them. On other threads the Swift runtime
  /// runs the tasks, and `Task.sleep` in them takes real time.
  func withJobsDiverted(_ body: () -> Void) {
    guard isOwnThread, test_host_divert_jobs(diversion) else { return body() }
    drivesJobs = true
    defer {
      drivesJobs = false
      test_host_restore_jobs()
    }
    body()
  }

  /// The callbacks that give jobs to this test.
  var diversion: test_host_jobs {
    test_host_jobs(
      context: Unmanaged.passUnretained(self).toOpaque(),
      ready: { context, job in
        HostedTest.behind(context)?.enqueue(.diverted(job)) ?? false
      },
      delayed: { context, delay, job in
        HostedTest.behind(context)?.enqueue(.diverted(job), after: delay) ?? false
      })
  }

  /// Adds a job that is ready.
  @discardableResult
  func enqueue(_ job: JobQueue.Job) -> Bool {
    if job.task.map(EndedTasks.ofThisProcess.contains) == true || handOver(job) { return true }
    jobs.append(job)
    scheduleTurn()
    return true
  }

  private func enqueue(_ job: JobQueue.Job, after nanoseconds: Int64) -> Bool {
    if handOver(job, after: nanoseconds) { return true }
    timeline.add(at: instant(after: nanoseconds)) { [unowned self] in jobs.append(job) }
    scheduleTurn()
    return true
  }

  /// Requests a turn to run jobs.
  ///
  /// It takes place in the main run loop, or on the thread of a carried test.
  package func scheduleTurn() {
    guard jobs.askForTurn(), !isCarried else { return }
    Foundation.RunLoop.main.perform(inModes: [.default]) { [weak self] in self?.takeTurn() }
    test_host_wake_main_run_loop()
  }

  private func takeTurn() {
    jobs.noteTurn()
    guard isRunning, jobDepth == 0 else { return }
    runInRunLoop { [self] in proceed() }
  }

  /// Runs what is ready; if all tasks are asleep, moves time to the next instant.
  ///
  /// During a wait of this package time does not move here, because the wait moves it.
  func proceed() {
    let rounds = runRounds()
    let spins = rounds == Self.roundLimit && !jobs.isEmpty
    // After a job, the run loop may end first, because the job may have been the last of the test.
    if rounds > 0, !spins { return scheduleTurn() }
    if waitsForBlocks() { return scheduleTurn() }
    let instant = nextInstant
    // A response that is due now, or another thread, may have made a job ready. That job runs
    // before time moves.
    if !spins, !jobs.isEmpty { return scheduleTurn() }
    guard waitDepth == 0, let next = [instant, spins ? spinInstant : nil].least else { return }
    let others = graceMilliseconds > 0 ? otherWork.look() : .none
    if others == .none {
      advance(to: next)
    } else {
      graceMilliseconds -= 1
      if others != .changed { OtherWork.rest() }
    }
    scheduleTurn()
  }

  /// The next instant of the test's own timers, sleeping tasks, delayed blocks or awaited answers.
  package var nextInstant: Int64? {
    let timer = test_host_next_timer_delay()
    let fire = timer < 0 ? nil : instant(after: timer)
    return [timeline.earliest, fire, session.nextAnswerNanoseconds].compactMap { $0 }.min()
  }

  /// How many rounds of jobs may run before time must move.
  ///
  /// Without a limit, tasks that yield until a date would never reach that date.
  static let roundLimit = 200

  /// How far time moves while tasks only yield: 10 milliseconds.
  private static let spinNanoseconds: Int64 = 10_000_000

  /// The instant that time moves to while tasks only yield.
  package var spinInstant: Int64? { jobs.isEmpty ? nil : instant(after: Self.spinNanoseconds) }

  /// Runs all ready jobs in order, and the jobs that they make ready; false if there were none.
  @discardableResult
  func runJobs() -> Bool { runRounds() > 0 }

  /// Runs rounds of ready jobs in order, up to the limit, and returns the number of rounds.
  ///
  /// A round runs the jobs that the round before has made ready.
  private func runRounds() -> Int {
    var rounds = 0
    while !jobs.isEmpty, rounds < Self.roundLimit {
      for _ in 0..<jobs.count { runJob() }
      rounds += 1
    }
    return rounds
  }

  private func runJob() {
    guard let job = jobs.take() else { return }
    // Another thread has resumed a task of the app.
    if !handOver(job) { run(job) }
  }

  /// Runs a job of the app; the requests that it makes are made at this instant.
  ///
  /// The lines of the test below it on the stack are not lines of the app.
  func runAppJob(_ job: JobQueue.Job) {
    let stack = test_host_begin_stack()
    run(job)
    test_host_end_stack(stack)
    jobDepth += 1
    session.settleRequests()
    jobDepth -= 1
  }

  private func run(_ job: JobQueue.Job) {
    jobDepth += 1
    defer { jobDepth -= 1 }
    if isCarried, job.isMain, !isOnMainQueue { return runOnMainQueue(job) }
    AbandonableBody.shielded { job.run() }
  }

  /// Returns jobs that outlive the test to the Swift runtime; those of the app never go on.
  func releaseJobs() {
    while let job = jobs.take() {
      if job.task.map(appTasks.contains) != true { job.release() }
    }
    if session.endsWithTest { EndedTasks.ofThisProcess.add(appTasks) }
  }

  /// Gives due delayed blocks on other threads a moment to finish.
  ///
  /// Returns false if there are none, or if they take too long; for those it does not rest again.
  func waitsForBlocks() -> Bool {
    let blocks = Int(test_host_blocks_under_way())
    lateBlocks = min(lateBlocks, blocks)
    guard blocks > lateBlocks else {
      blockRests = 0
      return false
    }
    guard blockRests < Self.blockRestLimit else {
      (lateBlocks, blockRests) = (blocks, 0)
      OtherWork.leaveBehind()
      return false
    }
    blockRests += 1
    test_host_real_sleep(Self.blockRestNanoseconds)
    return true
  }

  /// The number of rests in a row, which together take a fifth of a second.
  static let blockRestLimit = 1000
  static let blockRestNanoseconds: Int64 = 200_000

  /// Runs code with the clock of this test, called from a run loop.
  func runInRunLoop(_ body: @escaping () -> Void) {
    CallBox(body).lend { box in
      test_host_run_with_clock(clock, CallBox.call, box)
    }
  }

  /// Runs what is ready in the run loop of this thread and in the tasks, without waiting.
  package func pump() {
    repeat { pumpOnce() } while waitsForBlocks()
  }

  private func pumpOnce() {
    if mayRunJobs { runJobs() }
    let poll = CallBox { _ = Foundation.RunLoop.current.run(mode: .default, before: .distantPast) }
    AbandonableBody.shielded {
      poll.lend { test_host_run_pumping(CallBox.call, $0) }
    }
    if mayRunJobs { runJobs() }
  }
}
