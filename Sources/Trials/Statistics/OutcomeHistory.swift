import VirtualTime

/// Two scores for the variation of a test's outcomes, by which to rank tests.
///
/// A test that fails every second time has the highest value of both. A test that broke once and
/// stayed broken has a high entropy and only one flip: it has a bug and is not flaky.
public struct OutcomeHistory: Sendable, Equatable {
  /// Which runs failed, in order.
  public let failed: [Bool]

  /// Makes a history of runs that failed or passed.
  public init(failed: [Bool]) { self.failed = failed }

  /// The entropy of the outcomes in bits: 0 if all are the same, 1 if half of them fail.
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
