/// When a wait polls and when it ends, in nanoseconds of its clock.
package struct WaitPlan {
  /// The time from the start to the first poll of predicates, and between polls: one second.
  static let pollNanoseconds: Int64 = 1_000_000_000

  /// The longest time of a wait without a limit, which is the default allowance of a test.
  static let longestNanoseconds: Int64 = 600 * 1_000_000_000

  /// Real milliseconds to wait for other threads before the first jump of time.
  static let firstGraceMilliseconds = 50

  /// Real milliseconds to wait for other threads before each later jump.
  static let laterGraceMilliseconds = 2

  /// Real milliseconds to wait for other threads before predicates finally fail.
  package static let lastGraceMilliseconds = 20

  /// The most real milliseconds that one wait spends on other threads.
  static let graceLimitMilliseconds = 250

  /// The most real milliseconds that a wait without a limit spends on other threads.
  static let unlimitedGraceMilliseconds = 10_000

  /// The instant when the wait ends.
  package let deadline: Int64
  /// The instant of the next poll.
  private(set) var nextPoll: Int64
  /// The real milliseconds left before the next jump.
  private(set) var grace: Int
  private var graceLeft: Int

  /// Makes a plan for a wait that starts at an instant.
  package init(start: Int64, timeoutSeconds: Double) {
    let longest = Double(Self.longestNanoseconds)
    let span = timeoutSeconds.isNaN ? 0 : min(max(0, timeoutSeconds * 1e9), longest)
    deadline = start + Int64(span)
    nextPoll = start + Self.pollNanoseconds
    let isUnlimited = timeoutSeconds * 1e9 > longest
    grace = isUnlimited ? Self.unlimitedGraceMilliseconds : Self.firstGraceMilliseconds
    graceLeft = isUnlimited ? Self.unlimitedGraceMilliseconds : Self.graceLimitMilliseconds
  }

  /// The instant that time may jump to: the next poll, an event, or the deadline.
  ///
  /// The next poll counts only if `looks` is true. An event is one that could fulfil an
  /// expectation.
  package func nextStop(looks: Bool, event: Int64?) -> Int64 {
    min(looks ? nextPoll : deadline, deadline, event ?? deadline)
  }

  /// Whether a poll is due; if so, schedules the next one.
  package mutating func takePoll(at instant: Int64) -> Bool {
    guard instant >= nextPoll else { return false }
    while nextPoll <= instant { nextPoll += Self.pollNanoseconds }
    return true
  }

  /// Whether the wait may spend another real millisecond before the next jump.
  ///
  /// For blocks that are known to run, the limit of the whole wait alone counts.
  package mutating func takeGrace(forBlocks: Bool = false) -> Bool {
    guard grace > 0 || forBlocks, graceLeft > 0 else { return false }
    grace = max(0, grace - 1)
    graceLeft -= 1
    return true
  }

  /// Waits a real millisecond if other threads may still do something; false if time can move.
  package mutating func rest(for work: inout OtherWork) -> Bool {
    switch work.look() {
    case .none: return false
    case .changed: return takeGrace()
    case .open(let blocks):
      guard takeGrace(forBlocks: blocks) else { return false }
      OtherWork.rest()
      return true
    }
  }

  /// Records a jump; other threads may have received new work.
  package mutating func noteJump() { grace = Self.laterGraceMilliseconds }
}
