import CTestHost
import SimulatedApp
import TestHost
import VirtualTime

/// One wait for expectations: lets time pass until there is a verdict.
///
/// Under virtual time a wait first runs whatever is ready. If something is open that real threads
/// could fulfil it gives them a few real milliseconds. Then time jumps to the next event, look or
/// deadline, and so on. So what the app, a timer or a sleeping task does at some instant is seen at
/// that instant, work of real threads is seen if it is short, and no time-out takes real time.
struct Wait {
  /// What is waited for.
  let expectations: [XCTestExpectation]
  /// Whether they must be fulfilled in the order given.
  let enforcesOrder: Bool
  /// The time to go by.
  let clock: WaitClock
  private(set) var plan: WaitPlan

  /// A wait that starts now.
  init(for expectations: [XCTestExpectation], timeoutSeconds: Double, enforcesOrder: Bool) {
    self.expectations = expectations
    self.enforcesOrder = enforcesOrder
    clock = .current
    var limit = timeoutSeconds
    if case .hosted(let test) = clock, let session = test.session as? AppSession {
      limit = session.waiter.limit(ofWait: limit)
    }
    plan = WaitPlan(start: clock.now, timeoutSeconds: limit)
  }

  /// Waits on this thread.
  mutating func run() -> WaitVerdict {
    guard case .hosted(let test) = clock else { return runUntilVerdict() }
    var verdict: WaitVerdict?
    test.whileWaiting {
      guard !hasUnpolled, let session = test.session as? AppSession else {
        return verdict = runUntilVerdict()
      }
      _ = session.waiter.following(waitOf: VirtualDuration(nanoseconds: plan.deadline - clock.now))
      {
        let ended = runUntilVerdict()
        verdict = ended
        return ended == .completed
      }
    }
    return verdict ?? .completed
  }

  private mutating func runUntilVerdict() -> WaitVerdict {
    while true {
      clock.settle()
      if let verdict = verdict() { return verdict }
      if clock.isVirtual, takeGrace() {
        test_host_real_sleep(Self.graceSliceNanoseconds)
        continue
      }
      if let verdict = step() { return verdict }
    }
  }

  private static let graceSliceNanoseconds: Int64 = 1_000_000

  /// Lets time pass to the next stop and looks; the last verdict at the deadline.
  private mutating func step() -> WaitVerdict? {
    clock.pass(to: nextStop)
    plan.noteJump()
    if clock.now < plan.deadline {
      pollIfDue()
      return nil
    }
    return lastLook()
  }

  /// Where time may jump to.
  var nextStop: Int64 {
    let looks = expectations.contains { $0.isPolled && !$0.isFulfilled }
    return plan.nextStop(looks: looks, event: hasUnpolled ? clock.nextEvent : nil)
  }

  /// Looks at predicates if it is time.
  mutating func pollIfDue() {
    if plan.takePoll(at: clock.now) { poll() }
  }

  /// Whether the time is up.
  var isDue: Bool { clock.now >= plan.deadline }

  /// Spends a millisecond of grace, if there is some and it is of use.
  mutating func takeGrace() -> Bool { hasUnpolled && plan.takeGrace() }

  /// Notes that time has jumped.
  mutating func noteJump() { plan.noteJump() }

  /// The verdict at the deadline, after one more look; predicates that depend on real threads get
  /// some more.
  private func lastLook() -> WaitVerdict? {
    clock.settle()
    var verdict = finalVerdict()
    var grace = clock.isVirtual ? WaitPlan.lastGraceMilliseconds : 0
    while case .timedOut? = verdict, grace > 0, pollsThreads {
      test_host_real_sleep(Self.graceSliceNanoseconds)
      clock.settle()
      verdict = finalVerdict()
      grace -= 1
    }
    return verdict
  }

  /// The verdict at the deadline, for a caller that has let everything ready run.
  func finalVerdict() -> WaitVerdict? {
    poll()
    return WaitVerdict.on(expectations, isTimedOut: true, enforcesOrder: enforcesOrder)
  }

  /// The verdict so far.
  func verdict() -> WaitVerdict? {
    WaitVerdict.on(expectations, isTimedOut: false, enforcesOrder: enforcesOrder)
  }

  private func poll() {
    if case .hosted(let test) = clock { (test.session as? AppSession)?.waiter.nextRound() }
    for expectation in expectations { expectation.poll() }
  }

  /// Whether something is open that may be fulfilled at any instant.
  private var hasUnpolled: Bool {
    expectations.contains { !$0.isPolled && !$0.isFulfilled }
  }

  /// Whether a predicate is open that a real thread may make true.
  private var pollsThreads: Bool {
    expectations.contains { expectation in
      guard let expectation = expectation as? XCTNSPredicateExpectation else { return false }
      return !expectation.isFulfilled && !expectation.isSimulated
    }
  }
}
