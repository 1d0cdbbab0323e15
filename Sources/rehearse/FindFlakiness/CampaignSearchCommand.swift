import CommandLineTool
import EnvironmentVariables
import EventOrders
import TestProcesses
import TestRuns
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
    let end = try folder.run(
      trials.selection, settings: settings, printing: ResultFolder.search,
      after: "all tests were searched")
    try CampaignPage(html).write(nil, in: [trials.output], plan: plan)
    return end == .code(0) ? .success : .failure
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
