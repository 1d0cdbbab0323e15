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
  ///
  /// Each file is read when it is needed, so that only one is in memory at a time.
  package init(
    merging files: [String], content: (String) throws -> TrialFile.Content
  ) throws {
    var tests: [String: MergedTrials] = [:]
    var plans: [(name: String, plan: CampaignPlan)] = []
    for name in files {
      let content = try content(name)
      guard let plan = content.plan else { throw Fault(description: "\(name) contains no trials.") }
      guard content.isFinished else {
        throw Fault(
          description: "\(name) is from a run that did not end: run it again with --resume.")
      }
      if let first = plans.first { try Self.check(plan, of: name, against: first) }
      plans.append((name, plan))
      for record in content.records {
        try tests[record.test, default: MergedTrials()].take(record, of: name)
      }
    }
    guard let first = plans.first else { throw Fault(description: "There is nothing to merge.") }
    try Self.checkAllAreThere(plans.map(\.plan.shard))
    let plan = first.plan.whole
    self.init(
      plan: plan,
      tests: tests.map { TestFindings(of: $0.key, trials: $0.value.records, plan: plan) })
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
        description: "\(name) and \(first.name) are from different campaigns: they differ in "
          + differences.joined(separator: ", ") + ".")
    }
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

/// The trials of one test, from several files.
private struct MergedTrials {
  private(set) var records: [TrialRecord] = []
  private var places: [Seed: Int32] = [:]
  /// The files, each with the place of the first trial that it was the first to have.
  private var files: [(name: String, start: Int32)] = []

  /// Adds a trial of a file; if two files contain it, both must have the same result.
  mutating func take(_ record: TrialRecord, of name: String) throws(CampaignFindings.Fault) {
    if let place = places[record.seed] {
      return try check(record, of: name, against: place)
    }
    let place = Int32(records.count)
    if files.last?.name != name { files.append((name, place)) }
    places[record.seed] = place
    records.append(record)
  }

  private func check(
    _ record: TrialRecord, of name: String, against place: Int32
  ) throws(CampaignFindings.Fault) {
    guard let words = record.contradiction(of: records[Int(place)]) else { return }
    let first = files.last { $0.start <= place }?.name ?? name
    throw CampaignFindings.Fault(
      description: "\(first) and \(name) contradict each other: \(words)")
  }
}
