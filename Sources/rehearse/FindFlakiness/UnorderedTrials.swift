import EnvironmentVariables
import Foundation
import TestHost
import TestProcesses
import Trials
import VirtualTime

/// Runs the tests that passed in a campaign once more in processes whose sets and dictionaries have
/// other orders.
///
/// All trials of a campaign have the same order, so they cannot show that a test depends on it.
struct UnorderedTrials {
  let bundle: TestBundle
  /// The plan of the campaign.
  let plan: CampaignPlan
  let output: CampaignOutput

  /// The failures of tests that passed.
  func failures(of findings: CampaignFindings) throws -> [UnorderedFailure] {
    let passed = findings.tests.filter { $0.rate.failures == 0 && !$0.isSkipped }.map(\.test)
    let runs = try runs(of: passed)
    return passed.compactMap { Self.failure(of: $0, in: runs) }
  }

  /// The tests of searches that end otherwise in another order: they have a certificate and fail,
  /// or failed in every order of events and pass.
  ///
  /// A search tries other orders in its own process, where a static set keeps the order that it
  /// once had.
  func testsEndingOtherwise(than searches: [SearchRecord]) throws -> [String] {
    let sure = searches.filter { $0.isCertified || $0.failure?.isRegression == true }
    let runs = try runs(of: sure.map(\.test))
    let records = runs.flatMap(\.records)
    return sure.filter { search in
      records.contains {
        $0.test == search.test
          && (search.isCertified ? $0.outcome.isFailure : $0.outcome == .passed)
      }
    }.map(\.test)
  }

  /// A run of tests in each process with another order, with its plan.
  private func runs(
    of tests: [String]
  ) throws -> [(plan: CampaignPlan, records: [TrialRecord])] {
    guard !tests.isEmpty else { return [] }
    return try seeds.map { seed in
      let plan = plan(hashing: seed)
      return (plan, try records(of: tests, under: plan, hashing: seed))
    }
  }

  /// The seeds of hashing of this shard.
  private var seeds: [UInt64] {
    zip(0..., HashingSeeds.others(than: HashingSeeds.usual))
      .filter { $0.0 % plan.shard.count == plan.shard.number - 1 }.map(\.1)
  }

  /// The plan of the process with a seed of hashing: one trial of each test.
  private func plan(hashing seed: UInt64) -> CampaignPlan {
    var one = plan.whole
    one.trials = 1
    let hashing = [EnvironmentVariable.hashing.name: String(seed)]
    one.variables =
      VariableReading(ProcessInfo.processInfo.environment.merging(hashing) { $1 }).replaySettings
    return one
  }

  private func records(
    of tests: [String], under plan: CampaignPlan, hashing seed: UInt64
  ) throws -> [TrialRecord] {
    let part = CampaignOutput(output.folder(ofHashing: seed))
    let settings = part.settings(of: plan).merging([.hashing: String(seed)]) { $1 }
    var names: [String] = []
    for name in tests.map(TestFilter.plainName) where names.last != name { names.append(name) }
    let processes = TrialProcesses(
      bundle: bundle, plan: plan, settings: settings, output: part, tests: names)
    return try processes.run(jobs: 1).records
  }

  /// The failure of a test in runs, each with its plan; nil if it passed in all of them.
  static func failure(
    of test: String, in runs: [(plan: CampaignPlan, records: [TrialRecord])]
  ) -> UnorderedFailure? {
    let failing = runs.compactMap { plan, records in
      records.first { $0.test == test && $0.outcome.isFailure }.map { (plan, $0) }
    }
    guard let (plan, record) = failing.first, let failure = record.failures.first else {
      return nil
    }
    return UnorderedFailure(
      test: test, failing: failing.count, processes: runs.count,
      summary: failure.summary,
      replay: record.isRepeatable
        ? ReplayCommand(record.replayToken, of: test, settings: plan.replaySettings).description
        : nil)
  }
}
