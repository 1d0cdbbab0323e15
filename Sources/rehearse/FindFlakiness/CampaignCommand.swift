import CommandLineTool
import Foundation
import TestRuns
import Trials
import XCUIAutomation

/// `rehearse campaign`: runs the built tests of a package many times.
struct CampaignCommand: ToolCommand {
  static let name = "campaign"
  static let summary = "Runs tests many times and reports how often they fail."
  static let discussion = """
    Every trial has a fresh device and a seed of its own. A test stops as soon as its answer is \
    clear. Build the tests first: swift build --build-tests

    Exits with 1 if a trial failed or could not be made.
    """
  static let examples = [
    "rehearse campaign --filter CheckoutTests --runs 1000",
    "rehearse campaign search exhaustive --filter ShopTests",
    "rehearse campaign --shard 1/4 --output out/1",
    "rehearse campaign merge out --html report.html",
  ]
  static let formerWords = [
    "--trials": "--runs", "--search": "rehearse campaign search",
    "--order": "rehearse campaign order", "--merge": "rehearse campaign merge",
  ]
  static var sections: [CommandSection] {
    [
      CommandSection(
        "Commands",
        [
          CampaignSearchCommand.self, CampaignOrderCommand.self, CampaignMergeCommand.self,
        ])
    ]
  }

  @Option("--runs", .trials, "How many times each test runs at most.")
  var runs = 1_000

  @Option(
    "--sprt", .rates,
    "The two failure rates between which the sequential test decides; off makes all trials.")
  var stopping: SequentialTest? = .standard

  @Option(
    "--shard", .shard,
    "Makes one part of the trials.", default: "as Slurm, AWS Batch, Bazel or Kubernetes say")
  var shard: Shard?

  @Option(
    "--jobs", .number(in: 1...256),
    "How many processes share the tests; results do not depend on it.")
  var jobs = 1

  @Flag("--resume", "Keeps the trials in the output folder and makes the missing ones.")
  var isResumed

  var trials = TrialOptions()

  @Option("--html", .file(), "Writes a report of all that the output folder holds.")
  var html: String?

  func run() throws -> ExitCode {
    let environment = ProcessInfo.processInfo.environment
    let plan = try plan(environment: environment)
    touchStatusFile(environment["TEST_SHARD_STATUS_FILE"])
    let bundle = try TestBundle(trials.selection.bundle)
    let folder = CampaignOutput(trials.output)
    try folder.make(without: isResumed ? [] : [ResultFolder.trials, ResultFolder.results])
    let processes = TrialProcesses(
      bundle: bundle, plan: plan, settings: folder.settings(of: plan), output: trials.output,
      isResumed: isResumed)
    let made = try processes.run(jobs: jobs, matching: trials.selection.filter)
    let findings = CampaignFindings(plan: plan, records: made.records)
    guard !findings.tests.isEmpty else {
      throw TestBundle.Fault(
        description: "none of the tests that ran is a UI test: see \(trials.output).")
    }
    let searches = try KeptSearches.records(in: trials.output)
    Console.out(FindingsTable(findings, searches: searches).text)
    try folder.write(findings)
    try CampaignPage(html).write(findings, in: [trials.output], plan: plan)
    if findings.tests.contains(where: { $0.firstFailure != nil }) {
      Console.out("Explain: rehearse explain \(trials.output)")
    }
    guard findings.holds, let end = made.fault else { return findings.holds ? .success : .failure }
    Console.error(
      "Error: the tests ended \(end.words) although every trial passed: see \(trials.output).")
    return .failure
  }

  private func plan(environment: [String: String]) throws -> CampaignPlan {
    var plan = trials.plan(trials: runs, environment: environment)
    plan.stopping = stopping
    plan.shard = try shard ?? Shard.named(in: environment) ?? .whole
    return plan
  }

  /// Bazel uses this file to check that the tests support shards.
  private func touchStatusFile(_ path: String?) {
    guard let path, !path.isEmpty else { return }
    _ = FileManager.default.createFile(atPath: path, contents: Data())
  }
}

extension ValueKind<SequentialTest?> {
  /// The rates of a sequential test; nil without such a test.
  fileprivate static var rates: Self {
    Self(
      "RATES", expected: "off, or two rising rates such as 0.001,0.01",
      read: { $0 == "off" ? .some(nil) : SequentialTest($0).map(Optional.some) },
      write: { $0?.description ?? "off" })
  }
}
