import Dispatch
import Synchronization
import TestHost
import XCUIAutomation

/// How long the thread of a session waits for other threads, in real time in which they could run.
///
/// Handlers of a `URLSession` run in the pool of threads that tasks use too, one for each core.
/// Where other tests of the process hold all of these for a minute, nothing of this test is late.
/// So the wait is counted in rounds, each of which ends when the pool has taken more work.
struct ThreadPatience {
  /// How long a round takes at least, in real nanoseconds.
  var roundNanoseconds: Int64 = 500_000_000
  /// After how many rounds the other thread is given up.
  var rounds = 10
  /// After how long it is given up in any case, in real nanoseconds.
  var limitNanoseconds: Int64 = 600_000_000_000
  /// What takes the work by which rounds are counted.
  var pool: DispatchQueue = .global()

  private static let sliceNanoseconds: Int64 = 20_000

  /// Waits until something holds, while what other threads hand to this one is done; false when it
  /// takes too long.
  func waits(until holds: () -> Bool) -> Bool {
    let limit = RealTime.now + limitNanoseconds
    var round = PoolRound(in: pool, endingAfter: roundNanoseconds)
    var ended = 0
    while !holds() {
      if round.isOver {
        ended += 1
        round = PoolRound(in: pool, endingAfter: roundNanoseconds)
      }
      guard ended < rounds, RealTime.now < limit else { return false }
      RealTime.sleep(nanoseconds: Self.sliceNanoseconds)
      HostedTurn.take()
    }
    HostedTurn.take()
    return true
  }
}

/// A piece of real time in which the pool of threads has taken work.
private struct PoolRound {
  private let pool: DispatchQueue
  private let end: Int64
  private let probe = Probe()
  private var isProbed = false

  init(in pool: DispatchQueue, endingAfter nanoseconds: Int64) {
    self.pool = pool
    end = RealTime.now + nanoseconds
  }

  /// Whether its time has passed, and the pool has since had a thread.
  var isOver: Bool {
    mutating get {
      guard RealTime.now >= end else { return false }
      if !isProbed {
        isProbed = true
        pool.async { [probe] in probe.isTaken.store(true, ordering: .releasing) }
      }
      return probe.isTaken.load(ordering: .acquiring)
    }
  }

  private final class Probe: Sendable {
    let isTaken = Atomic(false)
  }
}
