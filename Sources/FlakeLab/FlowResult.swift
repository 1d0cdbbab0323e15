public import VirtualTime

/// What a campaign found of one flow.
public struct FlowResult: Sendable, Equatable {
  /// Failures that begin with the same line.
  public struct FailureGroup: Sendable, Equatable {
    /// That line.
    public let summary: String
    /// How many trials failed so.
    public let count: Int
    /// The first of them.
    public let firstSeed: Seed
  }

  /// The flow's name.
  public let name: String
  /// What was expected of it.
  public let expectation: Flow.Expectation
  /// The trials, by rising seed.
  public let trials: [Trial]
  /// How many failed, with the interval that the true rate lies in.
  public let rate: FlakeRate
  /// The ways in which it failed, the most frequent first.
  public let failureGroups: [FailureGroup]

  init(flow: Flow, trials: [Trial]) {
    name = flow.name
    expectation = flow.expectation
    self.trials = trials
    rate = FlakeRate(failures: trials.count { $0.outcome == .failed }, runs: trials.count)
    failureGroups = Self.groups(of: trials)
  }

  /// What the trials say.
  public var verdict: Verdict { Verdict(failures: rate.failures, runs: rate.runs) }

  /// The failing trial of the least seed, with its replay token.
  public var firstFailure: Trial? { trials.first { $0.outcome == .failed } }

  /// False where a flow expected to pass always has failed.
  public var isAsExpected: Bool { expectation == .mayFlake || rate.failures == 0 }

  /// Groups in order of count, then of first seed.
  private static func groups(of trials: [Trial]) -> [FailureGroup] {
    var order: [String] = []
    var found: [String: (count: Int, first: Seed)] = [:]
    for trial in trials {
      guard let summary = trial.failures.first?.summary else { continue }
      if found[summary] == nil { order.append(summary) }
      found[summary, default: (0, trial.seed)].count += 1
    }
    let groups = order.compactMap { summary in
      found[summary].map {
        FailureGroup(summary: summary, count: $0.count, firstSeed: $0.first)
      }
    }
    // `sorted` keeps groups of one size in the order of their first seeds.
    return groups.sorted { $0.count > $1.count }
  }
}
