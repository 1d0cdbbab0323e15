import SimulatedApp
import TestHost
import VirtualTime

/// One wait for expectations: it lets time pass until it has a verdict.
///
/// In virtual time a wait repeats these steps. It runs all jobs that are ready. If a real thread
/// has work that could still fulfil an expectation, the thread gets some real milliseconds. Then
/// time jumps to the next event, poll or deadline. So an expectation sees what the app, a timer or
/// a sleeping task does at the instant when it happens. It sees the work of real threads if that is
/// short. And no timeout takes real time.
struct Wait {
  let expectations: [XCTestExpectation]
  /// Whether they must be fulfilled in the given order.
  let enforcesOrder: Bool
  let clock: WaitClock
  private(set) var plan: WaitPlan
  private var otherWork = OtherWork()

  /// Makes a wait that starts now.
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
        if case .incorrectOrder = ended { session.waiter.missOrder() }
        return ended == .completed
      }
    }
    return verdict ?? .completed
  }

  private mutating func runUntilVerdict() -> WaitVerdict {
    while true {
      clock.settle()
      if let verdict = verdict() { return verdict }
      if clock.isVirtual, rests() { continue }
      if let verdict = step() { return verdict }
    }
  }

  /// Lets time pass to the next stop and polls; returns the final verdict at the deadline.
  private mutating func step() -> WaitVerdict? {
    clock.pass(to: nextStop)
    plan.noteJump()
    if clock.now < plan.deadline {
      pollIfDue()
      return nil
    }
    return lastLook()
  }

  /// The instant that time may jump to, in nanoseconds.
  var nextStop: Int64 {
    let looks = expectations.contains { $0.isPolled && !$0.isFulfilled }
    return plan.nextStop(looks: looks, event: hasUnpolled ? clock.nextEvent : nil)
  }

  /// Polls the predicates if a poll is due.
  mutating func pollIfDue() {
    if plan.takePoll(at: clock.now) { poll() }
  }

  /// Whether the deadline is reached.
  var isDue: Bool { clock.now >= plan.deadline }

  /// Waits a real millisecond, if any is left and a real thread could make use of it.
  mutating func rests() -> Bool { hasUnpolled && plan.rest(for: &otherWork) }

  /// Takes a millisecond of the real time for other threads, if any is left.
  mutating func takeGrace() -> Bool { hasUnpolled && plan.takeGrace() }

  /// Records that time has jumped.
  mutating func noteJump() { plan.noteJump() }

  /// The verdict at the deadline, after one more poll.
  ///
  /// Predicates that may depend on real threads get a few real milliseconds more.
  private mutating func lastLook() -> WaitVerdict? {
    clock.settle()
    var verdict = finalVerdict()
    var grace = clock.isVirtual ? WaitPlan.lastGraceMilliseconds : 0
    while case .timedOut? = verdict, grace > 0, pollsThreads, !otherWork.isNone {
      OtherWork.rest()
      clock.settle()
      verdict = finalVerdict()
      grace -= 1
    }
    return verdict
  }

  /// The verdict at the deadline; the caller must have run all jobs that are ready.
  func finalVerdict() -> WaitVerdict? {
    poll()
    return WaitVerdict.on(expectations, isTimedOut: true, enforcesOrder: enforcesOrder)
  }

  /// The verdict so far; nil while the wait continues.
  func verdict() -> WaitVerdict? {
    WaitVerdict.on(expectations, isTimedOut: false, enforcesOrder: enforcesOrder)
  }

  private func poll() {
    if case .hosted(let test) = clock { (test.session as? AppSession)?.waiter.nextRound() }
    for expectation in expectations { expectation.poll() }
  }

  /// Whether an unfulfilled expectation could be fulfilled at any instant, without a poll.
  private var hasUnpolled: Bool {
    expectations.contains { !$0.isPolled && !$0.isFulfilled }
  }

  /// Whether a real thread could make an unfulfilled predicate true.
  private var pollsThreads: Bool {
    expectations.contains { expectation in
      guard let expectation = expectation as? XCTNSPredicateExpectation else { return false }
      return !expectation.isFulfilled && !expectation.isSimulated
    }
  }
}
