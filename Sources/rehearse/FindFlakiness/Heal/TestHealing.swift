import EnvironmentVariables
import Foundation
import TestProcesses
import TestRuns
import Trials

/// Looks for a patch of a failing test, and proves it.
struct TestHealing {
  let bundle: TestBundle
  let record: BuildRecord
  /// The settings of each search.
  let plan: CampaignPlan
  /// How many trials a patch has to pass after the search.
  let trials: Int
  /// The folder for searches and builds.
  let folder: String

  /// The result for a test.
  enum Outcome {
    /// No run failed; whether no order can fail.
    case passes(isCertain: Bool)
    /// A patch with which no order and no trial fails.
    case healed(SourcePatch, proof: String)
    /// A patch with which nothing failed, although not every order was tried; the reason for that.
    case unproven(SourcePatch, reason: String)
    /// No patch of the test is right, or none is known; why.
    case refused(String)
  }

  /// The most patches of a test that are built.
  static let attemptLimit = 6

  /// Judges a test by the record of its search.
  func heal(_ found: SearchRecord) throws -> Outcome {
    guard let failure = found.failure else { return .passes(isCertain: found.isCertified) }
    if let reason = Self.refusal(of: failure) { return .refused(reason) }
    let changes = failure.mending?.changes ?? []
    var newer: [String] = []
    let patches = changes.flatMap {
      SourcePatch.patches(for: $0, in: record, ofTest: found.test) { path in
        guard isNewer(path) else { return try? String(contentsOfFile: path, encoding: .utf8) }
        newer.append(path)
        return nil
      }
    }
    if patches.isEmpty, let path = newer.first {
      return .refused("\(path) is newer than the built tests. Build them, and heal again.")
    }
    var reasons: [String] = []
    var unproven: Outcome?
    for patch in patches.prefix(Self.attemptLimit) {
      switch try attempt(patch, of: found.test, mending: failure) {
      case .healed(let patch, let proof): return .healed(patch, proof: proof)
      case .unproven(let patch, let reason):
        unproven = unproven ?? .unproven(patch, reason: reason)
      case .refused(let reason): reasons.append(reason)
      case .passes: break
      }
    }
    if let unproven { return unproven }
    let advice = failure.diagnosis.first { $0.hasPrefix("Advice: ") }
    return .refused(
      reasons.last ?? "no known change of the test fixes it."
        + (advice.map { " " + $0 } ?? ""))
  }

  /// Why no patch of the test would be right; nil if one may be.
  static func refusal(of failure: SearchRecord.Failure) -> String? {
    guard let mending = failure.mending else {
      return "the search was made by an older version; build the tests and search again."
    }
    if !mending.isFlaky {
      return failure.isRegression
        ? "it fails in every order: \(failure.summary)\n  The app has a fault, or the test asks "
          + "for something else. A patch would hide that."
        : "the same token gives different results, so that nothing can be proven."
    }
    guard mending.isOfApp else { return nil }
    return "the app is at fault, and a patch of the test would hide it. "
      + (failure.diagnosis.first { $0.hasPrefix("Cause: ") } ?? "")
  }

  // MARK: - Trying a patch

  private func attempt(
    _ patch: SourcePatch, of test: String, mending first: SearchRecord.Failure,
    isFurther: Bool = false
  ) throws -> Outcome {
    let build = PatchedBuild(record: record, bundle: bundle, folder: folder + "/build")
    switch try build.build(patch.new, of: patch.path, in: patch.module) {
    case .failed(let error): return .refused("a patch does not compile: \(error)")
    case .built(let patched):
      guard let found = try search(test, in: patched) else {
        return .refused("the patched test cannot be searched.")
      }
      if let failure = found.failure {
        if !isFurther, patch.leaves(failure, instead: first),
          let outcome = try further(failure, of: test, after: patch)
        {
          return outcome
        }
        return .refused("a patch was tried, and the test still fails: \(failure.summary)")
      }
      let rate = try rate(of: test, in: patched, trials: trials, under: plan.faults)
      guard rate.failures == 0, rate.runs == trials else {
        return .refused("a patch was tried, and \(rate.failures) of \(rate.runs) trials fail.")
      }
      if let fault = try faultHidden(by: patched, test) {
        return .refused(
          "a patch was tried, and it hides a fault of the app: under \(fault) each run of the test "
            + "fails, and some of the patched one pass.")
      }
      guard found.isCertified else {
        return .unproven(
          patch, reason: "no run fails, but the search of \(found.runs) runs is not exhaustive.")
      }
      let runs = "\(found.runs) run\(found.runs == 1 ? "" : "s")"
      return .healed(patch, proof: "no order fails (\(runs)), and none of \(trials) trials.")
    }
  }

  /// A patch of a second fault of the test on top of the first one's; nil if none helps.
  private func further(
    _ failure: SearchRecord.Failure, of test: String, after patch: SourcePatch
  ) throws -> Outcome? {
    guard Self.refusal(of: failure) == nil else { return nil }
    let patches = (failure.mending?.changes ?? []).flatMap {
      SourcePatch.patches(for: $0, in: record, ofTest: test) { $0 == patch.path ? patch.new : nil }
    }
    // Each patch of the first fault may come here.
    for next in patches.prefix(Self.attemptLimit / 3) {
      let both = SourcePatch(
        path: patch.path, module: patch.module, old: patch.old, new: next.new)
      let outcome = try attempt(both, of: test, mending: failure, isFurther: true)
      if case .refused = outcome { continue }
      return outcome
    }
    return nil
  }

  /// The search of one test of a bundle; nil if it writes no record.
  private func search(_ test: String, in bundle: TestBundle) throws -> SearchRecord? {
    try Self.searches(of: [test], in: bundle, plan, folder: folder + "/patched").records.first
  }

  /// Searches tests of a bundle; also returns those that ended their process, as lines.
  static func searches(
    of tests: [String], in bundle: TestBundle, _ plan: CampaignPlan, folder: String
  ) throws -> (records: [SearchRecord], crashed: [String]) {
    let output = CampaignOutput(folder)
    try output.make(without: [ResultFolder.search, ResultFolder.searchRecords])
    let settings = output.settings(of: plan).merging([.search: "exhaustive"]) { $1 }
    let log = folder + "/log.txt"
    let (end, crashed) = try CrashedSearches.run(
      tests, in: bundle, settings: settings, output: output)
    guard output.content(of: ResultFolder.searchRecords) != nil else {
      throw output.unsearched("they were", end, log: log)
    }
    return (try KeptSearches.records(in: folder), crashed)
  }

  /// Faults that stop any app from working: no tap arrives, or no loader has a result.
  static let appFaults = ["swallowed-tap=1", "loader-failure=1"]
  /// How many runs are made with such a fault.
  private static let faultRuns = 8

  /// A fault of the app that makes each run of a test fail, but not each of the patched one.
  private func faultHidden(by patched: TestBundle, _ test: String) throws -> String? {
    try Self.appFaults.first { fault in
      let rates = try [bundle, patched].map {
        try rate(of: test, in: $0, trials: Self.faultRuns, under: fault)
      }
      return try rates[0].runs > 0 && rates[0].failures == rates[0].runs
        && rates[1].failures < rates[1].runs && changes(fault, patched, test)
    }
  }

  /// Whether a fault changes runs of a test: one of loaders does nothing to an app without any, and
  /// each run may fail for another reason.
  private func changes(_ fault: String, _ bundle: TestBundle, _ test: String) throws -> Bool {
    let times = try [fault, plan.faults].map { faults in
      try records(of: test, in: bundle, trials: Self.faultRuns, under: faults).map(\.nanoseconds)
    }
    return times[0] != times[1]
  }

  /// How often a test fails in trials by chance.
  private func rate(
    of test: String, in bundle: TestBundle, trials: Int, under faults: String
  ) throws -> FlakeRate {
    let records = try records(of: test, in: bundle, trials: trials, under: faults)
    return FlakeRate(failures: records.count(where: \.outcome.isFailure), runs: records.count)
  }

  private func records(
    of test: String, in bundle: TestBundle, trials: Int, under faults: String
  ) throws -> [TrialRecord] {
    let output = CampaignOutput(folder + "/trials")
    try output.make(without: [ResultFolder.trials, ResultFolder.results])
    var plan = CampaignPlan(
      trials: trials, firstSeed: plan.firstSeed, latencies: plan.latencies, faults: faults,
      stopping: nil)
    plan.variables = self.plan.variables
    _ = try bundle.run(
      [test], environment: output.settings(of: plan).named, log: output.path + "/log.txt")
    let made = try TrialProcesses.content(of: output.path + "/" + ResultFolder.trials)
    return made?.records.filter { $0.test == test } ?? []
  }

  /// Whether a source was written after the tests were built.
  private func isNewer(_ path: String) -> Bool {
    let date = { (path: String) in
      let file = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      return (try? FileManager.default.attributesOfItem(atPath: file))?[.modificationDate] as? Date
    }
    guard let built = date(bundle.path), let written = date(path) else { return true }
    return written > built
  }
}

extension SourcePatch {
  /// Whether a failure after the patch is another one than the failure before it, whose line may
  /// have moved.
  fileprivate func leaves(
    _ failure: SearchRecord.Failure, instead first: SearchRecord.Failure
  ) -> Bool {
    guard let one = first.identity, let other = failure.identity else { return false }
    let lines = { (text: String) in text.count(where: \.isNewline) }
    let moved = one.line + lines(new) - lines(old)
    return one.reason != other.reason || ![one.line, moved].contains(other.line)
  }
}
