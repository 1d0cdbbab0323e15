import Dispatch
import Synchronization
import TestHost

/// How long a session's thread waits for other threads, counting only time in which they could run.
///
/// Handlers of a `URLSession` run in the thread pool that tasks use too, with one thread for each
/// core. Other tests of the process may hold all of these threads for a minute, which must not fail
/// this test. So the wait is counted in rounds, and a round ends only when the pool has run new
/// work.
struct ThreadPatience {
  /// The shortest duration of a round, in real nanoseconds.
  var roundNanoseconds: Int64 = 500_000_000
  /// The number of rounds after which the wait gives up.
  var rounds = 10
  /// The time after which the wait gives up in any case, in real nanoseconds.
  var limitNanoseconds: Int64 = 600_000_000_000
  /// The queue whose work ends a round.
  var pool: DispatchQueue = .global()

  private static let sliceNanoseconds: Int64 = 20_000

  /// Waits until a condition is true, and runs the work that other threads hand to this one while
  /// it waits; false if it takes too long.
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

/// A stretch of real time that ends when the thread pool has run new work.
private struct PoolRound {
  private let pool: DispatchQueue
  private let end: Int64
  private let probe = Probe()
  private var isProbed = false

  init(in pool: DispatchQueue, endingAfter nanoseconds: Int64) {
    self.pool = pool
    end = RealTime.now + nanoseconds
  }

  /// Whether its time has passed and the pool has run work since then.
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
