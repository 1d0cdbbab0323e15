import EventOrders
import Foundation
import SimulatedApp
import TestReports
import Trials
import VirtualTime
import XCUIAutomation

/// Runs the built tests of a package many times, or merges what several such runs have found.
struct TestCampaignCommand {
  private let options: TestCampaignOptions
  private let environment: [String: String]

  /// The command with its options, in an environment that may name a shard.
  init(
    _ options: TestCampaignOptions,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    var options = options
    if options.plan.faults.isEmpty, let plan = environment["REHEARSAL_FAULTS"] {
      options.plan.faults = (try? FaultPlan(parsing: plan))?.description ?? plan
    }
    self.options = options
    self.environment = environment
  }

  /// Does it.
  func run() -> ExitCode {
    do {
      guard options.merged.isEmpty else { return try merge() }
      if let strategy = options.search { return try search(strategy) }
      return options.isOrdered ? try order() : try makeTrials()
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }

  private var output: String { options.output ?? TestCampaignOptions.usualOutput }

  // MARK: - Trials

  private func makeTrials() throws -> ExitCode {
    var plan = options.plan
    if let shard = try options.shard ?? Shard.named(in: environment) { plan.shard = shard }
    touchStatusFile()
    let bundle = try TestBundle(options.bundle)
    try makeFolder(without: options.isResumed ? [] : [ResultFolder.trials, ResultFolder.results])
    let processes = TrialProcesses(
      bundle: bundle, plan: plan, settings: settings(of: plan), output: output,
      isResumed: options.isResumed)
    let made = try processes.run(jobs: options.jobs, matching: options.filter)
    let findings = CampaignFindings(plan: plan, records: made.records)
    guard !findings.tests.isEmpty else {
      throw TestBundle.Fault(description: "none of the tests that ran is a UI test: see \(output).")
    }
    Console.out(FindingsTable(findings).text)
    let path = output + "/" + ResultFolder.results
    try Data(ResultFile.bytes(of: findings)).write(to: URL(fileURLWithPath: path))
    Console.out("\nResults: \(path)")
    try writeReport(findings, of: [output])
    guard findings.holds, let end = made.fault else { return findings.holds ? .success : .failure }
    Console.error("Error: the tests ended \(end.words) although every trial passed: see \(output).")
    return .failure
  }

  private func settings(of plan: CampaignPlan) -> [String: String] {
    [
      "REHEARSAL_TRIALS": String(plan.trials), "REHEARSAL_SEED": plan.firstSeed.description,
      "REHEARSAL_LATENCIES": plan.latencies, "REHEARSAL_OUTPUT": output,
      "REHEARSAL_LOG": "off",
      "REHEARSAL_SPRT": plan.stopping?.description ?? "off",
      "REHEARSAL_SHARD": plan.shard.description, "REHEARSAL_REPLAY": "", "REHEARSAL_ORDER": "",
      "REHEARSAL_SEARCH": "", "REHEARSAL_FAULTS": plan.faults,
    ]
  }

  /// Bazel wants to see that the tests know of shards.
  private func touchStatusFile() {
    guard let path = environment["TEST_SHARD_STATUS_FILE"], !path.isEmpty else { return }
    _ = FileManager.default.createFile(atPath: path, contents: Data())
  }

  private func makeFolder(without names: [String]) throws {
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
    for name in names where FileManager.default.fileExists(atPath: output + "/" + name) {
      try FileManager.default.removeItem(atPath: output + "/" + name)
    }
  }

  // MARK: - One process

  private func order() throws -> ExitCode {
    var settings = settings(of: options.plan)
    settings["REHEARSAL_TRIALS"] = ""
    settings["REHEARSAL_ORDER"] = "1"
    try makeFolder(without: [ResultFolder.orders, ResultFolder.orderTable])
    let end = try print(ResultFolder.orderTable, after: "all orders were run", with: settings)
    let orders = FileManager.default.contents(atPath: output + "/" + ResultFolder.orders)
    let lines = (orders ?? Data()).split(separator: UInt8(ascii: "\n")).count
    Console.out("Results: \(output)/\(ResultFolder.orders)")
    return lines == 1 && end == .code(0) ? .success : .failure
  }

  private func search(_ strategy: SearchStrategy) throws -> ExitCode {
    var settings = settings(of: options.plan)
    settings["REHEARSAL_SEARCH"] = strategy.name
    try makeFolder(without: [ResultFolder.search, ResultFolder.searchRecords])
    let end = try print(ResultFolder.search, after: "all tests were searched", with: settings)
    try writeReport(nil, of: [output])
    return end == .code(0) ? .success : .failure
  }

  /// Runs the tests in one process and prints the table that they leave; `goal` says what they had
  /// to do for it.
  private func print(
    _ table: String, after goal: String, with settings: [String: String]
  ) throws -> ChildEnd {
    let bundle = try TestBundle(options.bundle)
    let tests = try options.filter.map { try bundle.tests(matching: $0) } ?? []
    let log = output + "/log.txt"
    let end = try bundle.run(tests, environment: settings, log: log)
    guard let text = FileManager.default.contents(atPath: output + "/" + table) else {
      throw TestBundle.Fault(
        description: "the tests ended \(end.words) before \(goal): see \(log).")
    }
    Console.out(String(decoding: text, as: UTF8.self))
    return end
  }

  // MARK: - Merging

  private func merge() throws -> ExitCode {
    let folders = options.merged.filter {
      options.html == nil || !CampaignFolder.holdsOtherFindingsAlone($0)
    }
    guard !folders.isEmpty else {
      return try writeReport(nil, of: options.merged) ? .success : .failure
    }
    let shards = try folders.flatMap { try CampaignFolder($0).files }
    let findings = try CampaignFindings(merging: shards)
    Console.out(FindingsTable(findings).text)
    if let output = options.output {
      try makeFolder(without: [])
      let path = output + "/" + ResultFolder.results
      try Data(ResultFile.bytes(of: findings)).write(to: URL(fileURLWithPath: path))
      Console.out("\nResults: \(path)")
    }
    try writeReport(findings, of: options.merged)
    return findings.holds ? .success : .failure
  }

  /// Writes the report of what folders hold, where there is a place for it; whether that holds.
  @discardableResult
  private func writeReport(_ findings: CampaignFindings?, of folders: [String]) throws -> Bool {
    guard let path = options.html else { return true }
    let report = try CampaignReport(findings, in: folders, plan: findings?.plan ?? options.plan)
    try Data(report.html.utf8).write(to: URL(fileURLWithPath: path))
    Console.out("Report: \(path)")
    return report.holds
  }
}
