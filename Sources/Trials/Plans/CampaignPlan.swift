package import VirtualTime

/// What decides the trials of a campaign of tests, the tests themselves aside.
package struct CampaignPlan: Sendable, Equatable {
  /// How many trials each test has, unless the answer is clear before.
  package var trials: Int
  /// The seed of the first; every further one has the next number.
  package var firstSeed: Seed
  /// The name of what is made of the latencies.
  package var latencies: String
  /// The text of what is to go wrong in them; empty where nothing is.
  package var faults: String
  /// When the answer is clear; nil makes all trials.
  package var stopping: SequentialTest?
  /// Which of them this run makes.
  package var shard: Shard

  /// The most trials of a test.
  package static let trialLimit = 1_000_000

  /// Makes a plan of a whole run.
  package init(
    trials: Int, firstSeed: Seed = 1, latencies: String = "everyday", faults: String = "",
    stopping: SequentialTest? = .standard, shard: Shard = .whole
  ) {
    self.trials = trials
    self.firstSeed = firstSeed
    self.latencies = latencies
    self.faults = faults
    self.stopping = stopping
    self.shard = shard
  }

  /// The same plan for a run that makes all trials.
  package var whole: CampaignPlan {
    var plan = self
    plan.shard = .whole
    return plan
  }

  /// The variables that a replay of a trial needs beside its token, each followed by a blank.
  package var replaySettings: String {
    ReplayCommand.settings(latencies: latencies, faults: faults)
  }

  /// The seed of a trial, by its number from 0.
  package func seed(of trial: Int) -> Seed { Seed(firstSeed.value &+ UInt64(trial)) }

  /// The number of the trial with a seed; nil where there is none.
  package func trial(of seed: Seed) -> Int? {
    let number = seed.value &- firstSeed.value
    return number < UInt64(trials) ? Int(number) : nil
  }
}
