import Foundation
import SimulatedApp
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
    self.options = options
    self.environment = environment
  }

  /// Does it.
  func run() -> ExitCode {
    do {
      guard options.merged.isEmpty else { return try merge() }
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

  private func content(of path: String) throws -> TrialFile.Content? {
    try TrialProcesses.content(of: path)
  }

  // MARK: - Order

  private func order() throws -> ExitCode {
    let bundle = try TestBundle(options.bundle)
    let tests = try options.filter.map { try bundle.tests(matching: $0) } ?? []
    try makeFolder(without: [ResultFolder.orders, ResultFolder.orderTable])
    let log = output + "/log.txt"
    var settings = settings(of: options.plan)
    settings["REHEARSAL_TRIALS"] = ""
    settings["REHEARSAL_ORDER"] = "1"
    let end = try bundle.run(tests, environment: settings, log: log)
    let table = FileManager.default.contents(atPath: output + "/" + ResultFolder.orderTable)
    guard let table else {
      Console.error("Error: the tests ended \(end.words) before all orders were run: see \(log).")
      return .failure
    }
    let orders = FileManager.default.contents(atPath: output + "/" + ResultFolder.orders)
    Console.out(String(decoding: table, as: UTF8.self))
    Console.out("Results: \(output)/\(ResultFolder.orders)")
    let lines = (orders ?? Data()).split(separator: UInt8(ascii: "\n")).count
    return lines == 1 && end == .code(0) ? .success : .failure
  }

  // MARK: - Merging

  private func merge() throws -> ExitCode {
    var shards: [(name: String, content: TrialFile.Content)] = []
    for path in try options.merged.flatMap(files) {
      guard let content = try content(of: path) else {
        throw TestBundle.Fault(description: "\(path) cannot be read.")
      }
      shards.append((path, content))
    }
    let findings = try CampaignFindings(merging: shards)
    Console.out(FindingsTable(findings).text)
    if let output = options.output {
      try makeFolder(without: [])
      let path = output + "/" + ResultFolder.results
      try Data(ResultFile.bytes(of: findings)).write(to: URL(fileURLWithPath: path))
      Console.out("\nResults: \(path)")
    }
    return findings.holds ? .success : .failure
  }

  /// The file of trials in a folder, or those in the folders of a folder.
  private func files(in folder: String) throws -> [String] {
    let manager = FileManager.default
    let own = folder + "/" + ResultFolder.trials
    if manager.fileExists(atPath: own) { return [own] }
    let inner = try manager.contentsOfDirectory(atPath: folder).sorted()
      .map { folder + "/" + $0 + "/" + ResultFolder.trials }
      .filter { manager.fileExists(atPath: $0) }
    guard !inner.isEmpty else {
      throw TestBundle.Fault(description: "\(folder) holds no \(ResultFolder.trials).")
    }
    return inner
  }
}
