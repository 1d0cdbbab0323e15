extension FlowResult {
  /// The outcomes of the trials, by rising seed.
  public var history: OutcomeHistory {
    OutcomeHistory(failed: trials.map { $0.outcome == .failed })
  }
}

extension PairedTest {
  /// Makes a test of trials of two flows; those with the same seed are a pair.
  public init(before: [Trial], after: [Trial]) {
    let outcomes = Dictionary(before.map { ($0.seed, $0.outcome) }) { first, _ in first }
    let pairs = after.compactMap { trial in outcomes[trial.seed].map { ($0, trial.outcome) } }
    self.init(
      firstOnly: pairs.count { $0 == .failed && $1 == .passed },
      secondOnly: pairs.count { $0 == .passed && $1 == .failed })
  }
}
