extension FlowResult {
  /// The outcomes of the trials, by rising seed.
  public var history: OutcomeHistory {
    OutcomeHistory(failed: trials.map { $0.outcome == .failed })
  }
}
