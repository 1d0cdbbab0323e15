import VirtualTime

/// The findings of a campaign, from one run or from several shards together.
package struct CampaignFindings: Sendable, Equatable {
  /// Why files of trials cannot be merged.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The reason, in one sentence.
    package let description: String
  }

  /// The plan of the trials.
  package let plan: CampaignPlan
  /// The tests by name.
  package let tests: [TestFindings]

  /// The findings of the trials of one run, in any order.
  package init(plan: CampaignPlan, records: [TrialRecord]) {
    let trials = Dictionary(grouping: records, by: \.test)
    self.init(
      plan: plan, tests: trials.map { TestFindings(of: $0.key, trials: $0.value, plan: plan) })
  }

  /// The findings of tests, in any order.
  package init(plan: CampaignPlan, tests: [TestFindings]) {
    self.plan = plan
    self.tests = tests.sorted { $0.test < $1.test }
  }

  /// The findings of shards, in any order; they equal those of a single run of all trials.
  package init(
    merging shards: [(name: String, content: TrialFile.Content)]
  ) throws(Fault) {
    var records: [TrialRecord] = []
    var sources: [TrialKey: (name: String, record: TrialRecord)] = [:]
    var plans: [(name: String, plan: CampaignPlan)] = []
    for (name, content) in shards {
      guard let plan = content.plan else { throw Fault(description: "\(name) holds no trials.") }
      guard content.isFinished else {
        throw Fault(
          description: "\(name) is of a run that did not end: run it again with --resume.")
      }
      if let first = plans.first { try Self.check(plan, of: name, against: first) }
      plans.append((name, plan))
      for record in content.records {
        let key = TrialKey(test: record.test, seed: record.seed)
        guard let known = sources[key] else {
          sources[key] = (name, record)
          records.append(record)
          continue
        }
        try Self.check(record, of: name, against: known)
      }
    }
    guard let first = plans.first else { throw Fault(description: "There is nothing to merge.") }
    try Self.checkAllAreThere(plans.map(\.plan.shard))
    self.init(plan: first.plan.whole, records: records)
  }

  /// Whether every test was run and none failed.
  package var holds: Bool { tests.allSatisfy { $0.rate.failures == 0 && $0.missing.isEmpty } }

  /// The tests, the one that fails most often first; those that fail equally often by name.
  package var byRate: [TestFindings] {
    tests.sorted { ($1.rate.rate, $0.test) < ($0.rate.rate, $1.test) }
  }

  private static func check(
    _ plan: CampaignPlan, of name: String, against first: (name: String, plan: CampaignPlan)
  ) throws(Fault) {
    let differences = plan.differences(from: first.plan)
    guard differences.isEmpty else {
      throw Fault(
        description: "\(name) and \(first.name) are of different campaigns: they differ in "
          + differences.joined(separator: ", ") + ".")
    }
  }

  /// A trial that two files hold has to be the same in both.
  private static func check(
    _ record: TrialRecord, of name: String, against known: (name: String, record: TrialRecord)
  ) throws(Fault) {
    guard record != known.record else { return }
    let outcomes = [known.record, record].map(\.outcome.rawValue)
    let words =
      outcomes[0] == outcomes[1]
      ? "\(outcomes[0]) in another way in each"
      : "\(outcomes[0]) in one and \(outcomes[1]) in the other"
    throw Fault(
      description: "\(known.name) and \(name) contradict each other: \(record.test) with seed "
        + "\(record.seed) is \(words).")
  }

  private struct TrialKey: Hashable {
    let test: String
    let seed: Seed
  }

  private static func checkAllAreThere(_ shards: [Shard]) throws(Fault) {
    let count = shards.first?.count ?? 1
    let given = Set(shards.map(\.number))
    let missing = (1...count).filter { !given.contains($0) }
    guard !missing.isEmpty else { return }
    let names = missing.prefix(8).map { "\($0)/\(count)" }.joined(separator: ", ")
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    throw Fault(description: "Shards are missing: \(names)\(more).")
  }
}
