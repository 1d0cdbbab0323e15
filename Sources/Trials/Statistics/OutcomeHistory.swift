import VirtualTime

/// How uneven the outcomes of a test have been: two scores to rank tests by.
///
/// A test that fails every second time scores highest in both. One that broke at some time and
/// stayed broken has a high entropy and flips once: that is a fault, and no flake.
public struct OutcomeHistory: Sendable, Equatable {
  /// Which runs failed, in order.
  public let failed: [Bool]

  /// Makes a history of runs, each of which failed or passed.
  public init(failed: [Bool]) { self.failed = failed }

  /// The entropy of the outcomes in bits: 0 where all are the same, 1 where half of them fail.
  public var entropy: Double {
    let count = Double(failed.count)
    let share = Double(failed.count { $0 }) / count
    guard share > 0, share < 1 else { return 0 }
    let sum = [share, 1 - share].reduce(0) { $0 - $1 * PortableMaths.ln($1) }
    return sum / PortableMaths.ln(2)
  }

  /// The share of the outcomes that differ from the one before, 0 to 1.
  public var flipRate: Double {
    guard failed.count > 1 else { return 0 }
    let flips = zip(failed, failed.dropFirst()).count { $0 != $1 }
    return Double(flips) / Double(failed.count - 1)
  }
}
