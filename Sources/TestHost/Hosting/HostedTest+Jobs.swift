import CTestHost
import Foundation

/// Tasks of a hosted test run on its own thread, one after the other: clocks follow the test in
/// them, their order is the same in every run, and when all of them are asleep time can move on.
extension HostedTest {
  /// Whether the running thread may run jobs of this test.
  var isOwnThread: Bool { isCarried ? isCarrier : Thread.isMainThread }

  /// Whether a wait on the running thread may run jobs.
  ///
  /// A carried test runs them inside of others too: its body is one.
  var mayRunJobs: Bool { isOwnThread && (jobDepth == 0 || isCarried) }

  /// Runs code during which the tasks of this process come to this test.
  ///
  /// Only a test on the main thread takes them, and only one at a time; elsewhere tasks stay with
  /// the runtime, and `Task.sleep` in them takes real time.
  func withJobsDiverted(_ body: () -> Void) {
    guard isOwnThread, test_host_divert_jobs(diversion) else { return body() }
    drivesJobs = true
    defer {
      drivesJobs = false
      test_host_restore_jobs()
    }
    body()
  }

  /// What takes over jobs for this test.
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
    jobs.append(job)
    scheduleTurn()
    return true
  }

  private func enqueue(_ job: JobQueue.Job, after nanoseconds: Int64) -> Bool {
    timeline.add(at: instant(after: nanoseconds)) { [unowned self] in jobs.append(job) }
    scheduleTurn()
    return true
  }

  /// Asks for a turn in the main run loop, where the tasks of an asynchronous test go on, or on the
  /// thread of a carried test.
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

  /// Runs what is ready; when all tasks are asleep, moves time to the next instant and goes on.
  ///
  /// A wait of ours moves time by itself, so that here nothing more is done during one.
  func proceed() {
    let rounds = runRounds()
    let spins = rounds == Self.roundLimit && !jobs.isEmpty
    // After a job, the run loop may end first: that job may have been the last of the test.
    if rounds > 0, !spins { return scheduleTurn() }
    if waitsForBlocks() { return scheduleTurn() }
    let instant = nextInstant
    // An answer that is due at once, or another thread, may have made a job ready, for which no
    // time must pass.
    if !spins, !jobs.isEmpty { return scheduleTurn() }
    guard waitDepth == 0, let next = [instant, spins ? spinInstant : nil].least else { return }
    if graceMilliseconds > 0 {
      graceMilliseconds -= 1
      test_host_real_sleep(1_000_000)
    } else {
      advance(to: next)
    }
    scheduleTurn()
  }

  /// The next instant the test itself has set, by whatever means.
  package var nextInstant: Int64? {
    let timer = test_host_next_timer_delay()
    let fire = timer < 0 ? nil : instant(after: timer)
    return [timeline.earliest, fire, session.nextAnswerNanoseconds].compactMap { $0 }.min()
  }

  /// How often jobs may make others ready before time must move: tasks that yield until a date
  /// comes would else never see it.
  private static let roundLimit = 200

  /// How far time moves while tasks only yield.
  private static let spinNanoseconds: Int64 = 10_000_000

  /// Where time moves next when tasks only yield.
  package var spinInstant: Int64? { jobs.isEmpty ? nil : instant(after: Self.spinNanoseconds) }

  /// Runs all ready jobs in order, and those they make ready; false when there were none.
  @discardableResult
  func runJobs() -> Bool { runRounds() > 0 }

  /// Runs all ready jobs in order, and those they make ready, up to a limit of such rounds; says
  /// how many there were.
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
    jobDepth += 1
    defer { jobDepth -= 1 }
    if isCarried, job.isMain, !isOnMainQueue { return runOnMainQueue(job) }
    AbandonableBody.shielded { job.run() }
  }

  /// Gives jobs that outlive the test back to the runtime.
  func releaseJobs() {
    while let job = jobs.take() { job.release() }
  }

  /// Gives delayed blocks that have come due on other threads a moment to end; false when there
  /// are none, or when they take too long.
  func waitsForBlocks() -> Bool {
    guard test_host_blocks_under_way() > 0, blockRests < Self.blockRestLimit else {
      blockRests = 0
      return false
    }
    blockRests += 1
    test_host_real_sleep(Self.blockRestNanoseconds)
    return true
  }

  /// Together a fifth of a second.
  private static let blockRestLimit = 1000
  private static let blockRestNanoseconds: Int64 = 200_000

  /// Runs code on the clock of this test, from inside a run loop.
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
