import CommandLineTool
import EnvironmentVariables
import Foundation
import OutputFiles
import PredicateFormat
import TestProcesses
import TestReports
import Trials

/// `rehearse test`: runs the built tests of a package once, retries those that fail, and judges
/// them.
struct TestCommand: ToolCommand {
  static let name = "test"
  static let summary = "Runs a package's tests once and retries failed ones."
  static let discussion = """
    Build the tests first: swift build --build-tests

    Exits with 1 if a test fails the run, or if the quarantine is wrong, and with 3 if the tests \
    could not be run.
    """
  static let examples = [
    "rehearse test --filter ShopTests --retries 2", "rehearse test --last-failed",
  ]

  static let errorCode = ExitCode.notMade

  var selection = TestSelection()

  @Option(
    "--retries", .number(in: 0...TestResult.retryLimit),
    "How often a failed test runs again, on a fresh device with the next seed.")
  var retries = 0

  @Flag("--last-failed", "Runs only the tests that have not passed in the output folder.")
  var isLastFailed

  @Option("--test-plan", .file(), "Runs the tests of an Allure TestOps plan.")
  var plan: String?

  @Option("--shard", .shard, "Runs one shard of the tests.")
  var shard: Shard?

  @Option(
    "--durations", .folder(),
    "Splits shards by the durations in these results; may be repeated.")
  var durationFolders: [String]

  var judging = JudgingOptions()

  @Option("--output", .folder(), "Where results and journals go.")
  var output = ".rehearsal/results"

  func run() throws -> ExitCode {
    // Wrong files are reported before the tests run, which may take long.
    let quarantine = RunJudging(judging, tests: nil)
    quarantine.tellFaults()
    let plan = try readPlan()
    guard InputFile.areFolders(durationFolders) else { return .notMade }
    guard quarantine.faults.isEmpty else { return .failure }
    let bundle = try TestBundle(selection.bundle)
    guard let processes = try chosen(of: bundle, in: plan) else { return .success }
    try OutputFolder.make(output)
    let lock = try FolderLock(output)
    defer { withExtendedLifetime(lock) {} }
    if !isLastFailed { try RunFolder.empty(output) }
    let log = output + "/log.txt"
    let host = try BundleHost(bundle, environment: settings.named, results: output, log: log)
    var queue = TestQueue(processes)
    try queue.run(on: host)
    return try judge(queue, of: bundle, log: log)
  }

  private func judge(_ queue: TestQueue, of bundle: TestBundle, log: String) throws -> ExitCode {
    for fault in queue.faults { Console.error("Error: \(fault)") }
    guard queue.faults.isEmpty || RunFolder.hasResults(output) else { return .notMade }
    let results = try RunFolder.results(in: [output])
    // Entries for tests that are not chosen for this run are valid too.
    let names =
      judging.quarantine == nil
      ? [] : try bundle.names(matching: "/") + bundle.testsOfSwiftTesting().map(\.name)
    let rules = RunJudging(judging, tests: names + results.tests.map(\.test))
    let code = rules.report(RunVerdict(results, by: rules.rules))
    Console.out("Results: \(output)")
    guard queue.faults.isEmpty else { return code == .success ? .notMade : code }
    let end = queue.end
    guard code == .success, end != .code(0) else { return code }
    Console.error(
      "Error: the tests ended \(end.words) although no result says why: see \(log).")
    return .notMade
  }

  /// The processes that run the chosen tests; nil if there is nothing to do.
  private func chosen(
    of bundle: TestBundle, in plan: AllureTestPlan?
  ) throws -> [TestProcess]? {
    let listed = try bundle.testsOfSwiftTesting()
    guard isLastFailed || plan != nil || shard != nil || selection.filter != nil else {
      let others = listed.isEmpty ? [] : TestProcess.swiftTesting(naming: [])
      return TestProcess.xctest(naming: []) + others
    }
    let pattern = selection.filter ?? "/"
    let names = try bundle.names(matching: pattern)
    let others = try NameFilter(pattern).matches(in: listed.map(\.name))
    guard !names.isEmpty || !others.isEmpty else {
      let all = try bundle.names(matching: "/") + listed.map(\.name)
      throw bundle.noMatch(of: pattern, among: all)
    }
    guard let tests = try chosen(of: names + others, in: plan).map(Set.init) else { return nil }
    let own = names.filter(tests.contains)
    let ownOfSwiftTesting = listed.filter { tests.contains($0.name) }
    return (own.isEmpty ? [] : TestProcess.xctest(naming: own))
      + (ownOfSwiftTesting.isEmpty ? [] : TestProcess.swiftTesting(naming: ownOfSwiftTesting))
  }

  /// The chosen tests among some; nil if there are none.
  private func chosen(of all: [String], in plan: AllureTestPlan?) throws -> [String]? {
    var tests = try plan.map { try planned($0, among: all) } ?? all
    if isLastFailed {
      let failed = Set(
        try RunFolder.results(in: [output]).tests
          .filter { ![.passed, .skipped].contains($0.status) }.map(\.plainName))
      tests = tests.filter(failed.contains)
      guard !tests.isEmpty else {
        Console.out("Nothing has failed in \(output).")
        return nil
      }
    }
    guard let shard = shard else { return tests }
    let own = DurationSplit(tests, into: shard.count, durations: try durations).tests(of: shard)
    guard !own.isEmpty else {
      Console.out("Shard \(shard) has none of the \(tests.count) tests.")
      return nil
    }
    return own
  }

  private func readPlan() throws -> AllureTestPlan? {
    guard let file = plan else { return nil }
    guard let bytes = InputFile.content(of: file) else {
      throw TestBundle.Fault(description: InputFile.fault(of: file))
    }
    return try AllureTestPlan(bytes, file: file)
  }

  /// The tests of a plan, in the order of the package.
  private func planned(_ plan: AllureTestPlan, among all: [String]) throws -> [String] {
    let file = self.plan ?? ""
    if let first = plan.identifiersOnly.first {
      Console.error(
        "\(file): tests without a selector cannot be found and will not run: "
          + "\(plan.identifiersOnly.count), such as \(first).")
    }
    let wanted = Set(plan.selectors)
    let known = Set(all)
    if let unknown = plan.selectors.first(where: { !known.contains($0) }) {
      let nearest = NearestName.of(unknown, in: all).map { "; the nearest is \($0)" } ?? ""
      throw TestBundle.Fault(description: "\(file): no test is named \(unknown)\(nearest).")
    }
    return all.filter(wanted.contains)
  }

  /// The durations of the tests in recorded runs, summed over the configurations of each.
  private var durations: [String: Int64] {
    get throws {
      guard !durationFolders.isEmpty else { return [:] }
      let tests = try RunFolder.results(in: durationFolders).tests
      return Dictionary(tests.map { ($0.plainName, $0.nanoseconds) }) {
        TestResult.sum(of: [$0, $1])
      }
    }
  }

  private var settings: [EnvironmentVariable: String] {
    [
      .results: output, .retries: String(retries),
      .flaky: judging.flaky.rawValue,
      .quarantine: judging.quarantine ?? "",
      .today: judging.today?.description ?? "", .trials: "",
      .order: "", .search: "", .replay: "",
    ]
  }
}
