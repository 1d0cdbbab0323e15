/// The result of a campaign for one flow.
public struct FlowResult: Sendable, Equatable {
  /// The flow's name.
  public let name: String
  /// The expected result.
  public let expectation: Flow.Expectation
  private let log: TrialLog
  /// How many trials failed, with an interval for the true rate.
  public let rate: FlakeRate
  /// The failures by identity, the most frequent first.
  public let failureGroups: [FailureGroup]

  init(flow: Flow, trials log: TrialLog) {
    name = flow.name
    expectation = flow.expectation
    self.log = log
    rate = FlakeRate(failures: log.failureCount, runs: log.count)
    failureGroups = FailureGroup.groups(
      of: log.failures.lazy.compactMap { trial in trial.failures.first.map { ($0, trial.seed) } })
  }

  /// The trials, by rising seed; created on each read.
  ///
  /// Messages are complete in the first 1,000 trials, and after that in the first trial that fails
  /// in a new way; other trials have only the first line of the message of that trial.
  public var trials: [Trial] { log.all }

  /// The verdict from the trials.
  public var verdict: Verdict { Verdict(failures: rate.failures, runs: rate.runs) }

  /// The failing trial with the smallest seed, with its replay token.
  public var firstFailure: Trial? { log.failures.first { _ in true } }

  /// False if a flow failed that was expected to pass always.
  public var isAsExpected: Bool { expectation == .mayFlake || rate.failures == 0 }

  /// The outcomes of the trials in the order of their seeds.
  public var history: OutcomeHistory {
    OutcomeHistory(failed: log.outcomes)
  }
}
