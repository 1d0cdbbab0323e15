/// When a wait looks and when it ends, in nanoseconds of its clock.
package struct WaitPlan {
  /// From the start to the first look at a predicate, and from look to look.
  static let pollNanoseconds: Int64 = 1_000_000_000

  /// Where a wait without a limit ends: the allowance of a test.
  static let longestNanoseconds: Int64 = 600 * 1_000_000_000

  /// Real milliseconds that other threads are given before time first jumps.
  static let firstGraceMilliseconds = 50

  /// Real milliseconds that other threads are given before each later jump.
  static let laterGraceMilliseconds = 2

  /// Real milliseconds that other threads are given before predicates have failed for good.
  package static let lastGraceMilliseconds = 20

  /// Real milliseconds that one wait spends on other threads at most.
  static let graceLimitMilliseconds = 250

  /// Real milliseconds that a wait without a limit spends on other threads at most.
  static let unlimitedGraceMilliseconds = 10_000

  /// When the wait ends.
  package let deadline: Int64
  /// When predicates are looked at next.
  private(set) var nextPoll: Int64
  /// Real milliseconds left before the next jump.
  private(set) var grace: Int
  private var graceLeft: Int

  /// A plan for a wait that starts at an instant.
  package init(start: Int64, timeoutSeconds: Double) {
    let longest = Double(Self.longestNanoseconds)
    let span = timeoutSeconds.isNaN ? 0 : min(max(0, timeoutSeconds * 1e9), longest)
    deadline = start + Int64(span)
    nextPoll = start + Self.pollNanoseconds
    let isUnlimited = timeoutSeconds * 1e9 > longest
    grace = isUnlimited ? Self.unlimitedGraceMilliseconds : Self.firstGraceMilliseconds
    graceLeft = isUnlimited ? Self.unlimitedGraceMilliseconds : Self.graceLimitMilliseconds
  }

  /// Where time may jump to: the next look if any, the deadline, or an event that may fulfil
  /// something.
  package func nextStop(looks: Bool, event: Int64?) -> Int64 {
    min(looks ? nextPoll : deadline, deadline, event ?? deadline)
  }

  /// Whether predicates are due; the next look is set when they are.
  package mutating func takePoll(at instant: Int64) -> Bool {
    guard instant >= nextPoll else { return false }
    while nextPoll <= instant { nextPoll += Self.pollNanoseconds }
    return true
  }

  /// Whether another real millisecond may be spent before the next jump.
  package mutating func takeGrace() -> Bool {
    guard grace > 0, graceLeft > 0 else { return false }
    grace -= 1
    graceLeft -= 1
    return true
  }

  /// Notes a jump: other threads may have got something to do.
  package mutating func noteJump() { grace = Self.laterGraceMilliseconds }
}
