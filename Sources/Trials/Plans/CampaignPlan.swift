package import VirtualTime

/// The plan of a campaign: everything that decides its trials except the tests.
package struct CampaignPlan: Sendable, Equatable {
  /// How many trials each test has, unless it stops early.
  package var trials: Int
  /// The seed of the first trial; each further trial uses the next number.
  package var firstSeed: Seed
  /// The name of the latency plan.
  package var latencies: String
  /// The faults as text; empty for none.
  package var faults: String
  /// The test for early stopping; nil makes all trials.
  package var stopping: SequentialTest?
  /// The share of the trials that this run makes.
  package var shard: Shard
  /// The version, tests and apps that the trials were made with; nil if that is not known.
  package var origin: RunOrigin?
  /// The other variables that a replay needs, such as the app, as they are typed before a command.
  package var variables: String = ""

  /// The most trials of a test.
  package static let trialLimit = 1_000_000

  /// Makes a plan of a whole run.
  package init(
    trials: Int, firstSeed: Seed = 1, latencies: String = LatencyPlan.everyday.name,
    faults: String = "", stopping: SequentialTest? = .standard, shard: Shard = .whole,
    origin: RunOrigin? = nil
  ) {
    self.trials = trials
    self.firstSeed = firstSeed
    self.latencies = latencies
    self.faults = faults
    self.stopping = stopping
    self.shard = shard
    self.origin = origin
  }

  /// Whether the shard has any of the trials.
  package var hasTrials: Bool { shard.number <= trials }

  /// The same plan for a run that makes all trials.
  package var whole: CampaignPlan {
    var plan = self
    plan.shard = .whole
    return plan
  }

  /// The differences from another plan, except the number of the shard and the path of the app, in
  /// words: names and values of both; empty if the trials belong together.
  package func differences(from other: CampaignPlan) -> [String] {
    let parts: [(String, (CampaignPlan) -> String)] = [
      ("the version", { $0.origin?.version ?? "unknown" }),
      ("the app", { $0.origin?.app ?? "unknown" }),
      ("the tests", { $0.origin?.bundle ?? "unknown" }),
      ("trials", { String($0.trials) }), ("the first seed", { $0.firstSeed.description }),
      ("latencies", \.latencies), ("faults", { $0.faults.isEmpty ? "none" : $0.faults }),
      ("stopping", { $0.stopping?.description ?? "off" }),
      ("variables", { $0.settings.isEmpty ? "none" : $0.settings }),
      ("the number of shards", { String($0.shard.count) }),
    ]
    return parts.compactMap { name, value in
      let (own, others) = (value(self), value(other))
      return own == others ? nil : "\(name) (\(own) and \(others))"
    }
  }

  /// Why trials with another plan cannot be added to; nil if the plans are the same.
  package func words(unlike other: CampaignPlan) -> String? {
    guard other != self else { return nil }
    let differences = differences(from: other)
    let names =
      if !differences.isEmpty {
        differences.joined(separator: ", ")
      } else if shard != other.shard {
        "shard \(other.shard) in place of \(shard)"
      } else {
        "the folder of the app (\(variables)and \(other.variables.dropLast()))"
      }
    return "the file contains trials of another campaign: \(names). Resume with the same "
      + "settings, or choose another folder."
  }

  /// The variables except the folder of the app: the app is compared by its hash, and its folder
  /// may have another path on another machine.
  private var settings: String {
    String(variables.replacing(#/REHEARSAL_APP=(?:'[^']*'|\\'|[^' \\])*\ /#, with: "").dropLast())
  }

  /// The variables that a replay needs besides its token, each followed by a space.
  package var replaySettings: String {
    variables + ReplayCommand.settings(latencies: latencies, faults: faults)
  }

  /// The seed of a trial, by its number from 0.
  package func seed(of trial: Int) -> Seed { Seed(firstSeed.value &+ UInt64(trial)) }

  /// The number of the trial with a seed, or nil.
  package func trial(of seed: Seed) -> Int? {
    let number = seed.value &- firstSeed.value
    return number < UInt64(trials) ? Int(number) : nil
  }
}
