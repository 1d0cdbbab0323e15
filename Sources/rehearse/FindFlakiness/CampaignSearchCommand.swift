import CommandLineTool
import EnvironmentVariables
import EventOrders
import OutputFiles
import TestProcesses
import TestRuns
import Trials
import XCUIAutomation

/// `rehearse campaign search`: searches each test for an order of events that fails.
struct CampaignSearchCommand: ToolCommand {
  static let name = "search"
  static let summary = "Explores event orders for one in which a test fails."
  static let discussion = """
    exhaustive runs every order that can end differently, and certifies a test if none \
    fails. The other strategies stop after --runs runs of each test.
    """
  static let errorCode = ExitCode.notMade
  static let examples = ["rehearse campaign search exhaustive --filter ShopTests"]

  @Argument(.strategy, "How orders are chosen.")
  var strategy = SearchStrategy.exhaustive

  @Option("--runs", .trials, "The most runs of each test.")
  var runs = 1_000

  var trials = TrialOptions()

  @Option("--html", .file(), "Writes an HTML report of everything in the output folder.")
  var html: String?

  func run() throws -> ExitCode {
    let plan = trials.plan(trials: runs)
    let folder = CampaignOutput(trials.output)
    let lock = try folder.lock()
    defer { withExtendedLifetime(lock) {} }
    try folder.make(without: [ResultFolder.search, ResultFolder.searchRecords])
    let settings = folder.settings(of: plan).merging([.search: strategy.name]) { $1 }
    let bundle = try TestBundle(trials.selection.bundle)
    let tests = try trials.selection.filter.map { try bundle.tests(matching: $0) } ?? []
    let (end, crashed) = try CrashedSearches.run(
      tests, in: bundle, settings: settings, output: folder)
    guard let text = folder.content(of: ResultFolder.search) else {
      throw folder.unsearched("all tests were", end, log: folder.path + "/log.txt")
    }
    Console.out(String(decoding: text, as: UTF8.self))
    let failsUnordered = try searchUnordered(bundle, in: folder, settings: settings, plan)
    try CampaignPage(html).write(nil, in: [trials.output], plan: plan)
    return end == .code(0) && crashed.isEmpty && !failsUnordered ? .success : .failure
  }

  /// Searches the tests that depend on the order of a set or dictionary in processes with other
  /// orders; whether one fails.
  private func searchUnordered(
    _ bundle: TestBundle, in folder: CampaignOutput, settings: [EnvironmentVariable: String],
    _ plan: CampaignPlan
  ) throws -> Bool {
    let usual = try KeptSearches.records(in: folder.path)
    let trials = UnorderedTrials(bundle: bundle, plan: plan, output: folder)
    let others = try trials.testsEndingOtherwise(than: usual)
    let tests = usual.filter { $0.isUnordered == true || others.contains($0.test) }.map(\.test)
    guard !tests.isEmpty else { return false }
    var searches = UnorderedSearches(
      regressions: usual.filter { others.contains($0.test) && $0.failure != nil })
    for (number, seed) in zip(1..., searches.seeds) {
      let part = CampaignOutput(folder.folder(ofJob: number))
      try part.make(without: [ResultFolder.search, ResultFolder.searchRecords])
      let own = settings.merging([.hashing: String(seed), .output: part.path]) { $1 }
      let log = part.path + "/log.txt"
      _ = try bundle.run(tests, environment: own.named, log: log)
      searches.add(try KeptSearches.records(in: part.path))
    }
    let lines = UnorderedFailure.lines(
      of: searches.failures(of: tests, settings: plan.replaySettings))
    guard !lines.isEmpty else { return false }
    Console.out("\n" + lines.joined(separator: "\n"))
    let records = searches.joined(with: usual)
    try OutputFile.write(SearchFile.bytes(of: records), to: KeptSearches.file(in: folder.path))
    return true
  }
}

extension ValueKind<SearchStrategy> {
  fileprivate static var strategy: Self {
    let names = SearchStrategy.all.map(\.name)
    return Self(
      "STRATEGY", expected: "one of: " + names.joined(separator: ", "), choices: names,
      read: { SearchStrategy(named: $0) })
  }
}
