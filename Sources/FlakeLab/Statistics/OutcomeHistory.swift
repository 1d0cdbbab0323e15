import Foundation

/// How uneven the outcomes of a test have been: two scores to rank tests by.
///
/// A test that fails every second time scores highest in both. One that broke at some time and
/// stayed broken has a high entropy and flips once: that is a fault, and no flake.
public struct OutcomeHistory: Sendable, Equatable {
  /// The outcomes in order.
  public let outcomes: [Trial.Outcome]

  /// Makes a history.
  public init(_ outcomes: [Trial.Outcome]) { self.outcomes = outcomes }

  /// The entropy of the outcomes in bits: 0 where all are the same, 1 where half of them fail.
  public var entropy: Double {
    let count = Double(outcomes.count)
    let failed = Double(outcomes.count { $0 == .failed })
    guard failed > 0, failed < count else { return 0 }
    return [failed / count, 1 - failed / count].reduce(0) { $0 - $1 * log2($1) }
  }

  /// The share of the outcomes that differ from the one before, 0 to 1.
  public var flipRate: Double {
    guard outcomes.count > 1 else { return 0 }
    let flips = zip(outcomes, outcomes.dropFirst()).count { $0 != $1 }
    return Double(flips) / Double(outcomes.count - 1)
  }
}

extension FlowResult {
  /// The outcomes of the trials, by rising seed.
  public var history: OutcomeHistory { OutcomeHistory(trials.map(\.outcome)) }
}
