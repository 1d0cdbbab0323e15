import CommandLineTool
import Foundation
import TestProcesses
import Trials

/// `rehearse campaign`: runs the built tests of a package many times.
struct CampaignCommand: ToolCommand {
  static let name = "campaign"
  static let summary = "Runs tests many times and reports how often they fail."
  static let discussion = """
    Every trial has a fresh device and its own seed. A test stops early once its verdict is \
    clear. Build the tests first: swift build --build-tests

    Exits with 1 if a trial failed, and with 3 if the trials could not be run. The folder of a \
    campaign is kept: --resume continues it, --force starts over.
    """
  static let errorCode = ExitCode.notMade
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

  @Option("--runs", .trials, "The most runs of each test.")
  var runs = 1_000

  @Option(
    "--sprt", .rates,
    "The two failure rates between which the sequential test decides; off runs all trials.")
  var stopping: SequentialTest? = .standard

  @Option(
    "--shard", .shard,
    "Runs one shard of the trials.", default: "from Slurm, AWS Batch, Bazel or Kubernetes")
  var shard: Shard?

  @Option(
    "--jobs", .number(in: 1...256),
    "How many processes share the tests; results do not depend on it.")
  var jobs = 1

  @Flag("--resume", "Keeps the trials in the output folder and runs the missing ones.")
  var isResumed

  @Flag("--force", "Deletes the trials in the output folder and runs all of them again.")
  var isForced

  var trials = TrialOptions()

  @Option("--html", .file(), "Writes an HTML report of everything in the output folder.")
  var html: String?

  func faults() -> [CommandLineFault] {
    isResumed && isForced ? [.excludedOption("--force", by: "--resume")] : []
  }

  func run() throws -> ExitCode {
    let environment = ProcessInfo.processInfo.environment
    var plan = try plan(environment: environment)
    touchStatusFile(environment["TEST_SHARD_STATUS_FILE"])
    let bundle = try TestBundle(trials.selection.bundle)
    plan.origin = bundle.origin
    let folder = CampaignOutput(trials.output)
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    try begin(in: folder)
    let processes = TrialProcesses(
      bundle: bundle, plan: plan, settings: folder.settings(of: plan), output: folder,
      tests: try trials.selection.filter.map(bundle.tests))
    let made = try processes.run(jobs: jobs)
    let findings = CampaignFindings(plan: plan, records: made.records)
    if findings.tests.isEmpty, !plan.hasTrials {
      try folder.write(findings)
      Console.out("Shard \(plan.shard) has none of the \(plan.trials) trials.")
      return .success
    }
    guard !findings.tests.isEmpty else {
      throw TestBundle.Fault(
        description: "none of the tests that ran is a UI test: see \(trials.output).")
    }
    let unordered = try UnorderedTrials(bundle: bundle, plan: plan, output: folder)
      .failures(of: findings)
    return try report(findings, unordered, in: folder, ending: made.fault)
  }

  /// Removes the trials of an earlier campaign on request; otherwise they are kept or rejected.
  private func begin(in folder: CampaignOutput) throws {
    if isForced { return try folder.removeTrials() }
    guard folder.holdsTrials, !isResumed else { return }
    throw TestBundle.Fault(
      description: "\(trials.output) already contains a campaign. --resume continues it, "
        + "--force starts over, and --output names another folder.")
  }

  private func report(
    _ findings: CampaignFindings, _ unordered: [UnorderedFailure], in folder: CampaignOutput,
    ending fault: ChildEnd?
  ) throws -> ExitCode {
    let searches = try KeptSearches.records(in: trials.output)
    try folder.write(findings)
    Console.out(FindingsTable(findings, searches: searches).text)
    let table = UnorderedFailure.lines(of: unordered)
    if !table.isEmpty { Console.out("\n" + table.joined(separator: "\n")) }
    Console.out("\nResults: \(folder.results)")
    try CampaignPage(html).write(
      findings, unordered, in: [trials.output], plan: findings.plan)
    if findings.tests.contains(where: { $0.firstFailure != nil }) {
      Console.out("Explain: rehearse explain \(trials.output)")
    }
    let holds = findings.holds && unordered.isEmpty
    guard holds, let fault else { return holds ? .success : .failure }
    Console.error(
      "Error: the tests ended \(fault.words) although every trial passed: see \(trials.output).")
    return .notMade
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
