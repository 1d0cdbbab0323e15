import Foundation
import Trials

/// `rehearse test`: runs the built tests of a package once, those that fail again, and judges them.
struct TestRunCommand {
  private let options: TestRunOptions

  /// The command with its options.
  init(_ options: TestRunOptions) { self.options = options }

  /// Does it; 1 where the run does not hold.
  func run() -> ExitCode {
    do {
      // A wrong path is told before the tests have taken their time.
      if let file = options.judging.quarantine, InputFile.bytes(of: file) == nil {
        return .failure
      }
      let bundle = try TestBundle(options.bundle)
      guard let processes = try chosen(of: bundle) else { return .success }
      if !options.isLastFailed { try RunFolder.empty(options.output) }
      try FileManager.default.createDirectory(
        atPath: options.output, withIntermediateDirectories: true)
      let log = options.output + "/log.txt"
      let end = try bundle.run(processes, environment: settings, log: log)
      return try judge(end, of: bundle, log: log)
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }

  private func judge(_ end: ChildEnd, of bundle: TestBundle, log: String) throws -> ExitCode {
    let results = try RunFolder.results(in: [options.output])
    // The tests that are not run here are known all the same.
    let names =
      options.judging.quarantine == nil
      ? [] : try bundle.names(matching: "/") + bundle.testsOfSwiftTesting().map(\.name)
    let judging = RunJudging(options.judging, tests: names + results.tests.map(\.test))
    let verdict = RunVerdict(results, by: judging.rules)
    let code = judging.tell(verdict)
    Console.out("Results: \(options.output)")
    guard code == .success, end != .code(0) else { return code }
    Console.error(
      "Error: the tests ended \(end.words) although no result says why: see \(log).")
    return .failure
  }

  /// What runs the chosen tests; nil where there is nothing to do.
  private func chosen(of bundle: TestBundle) throws -> [TestProcess]? {
    let listed = try bundle.testsOfSwiftTesting()
    guard options.isLastFailed || options.shard != nil || options.filter != nil else {
      let others = listed.isEmpty ? [] : TestProcess.swiftTesting(naming: [])
      return TestProcess.xctest(naming: []) + others
    }
    let pattern = options.filter ?? "/"
    let names = try bundle.names(matching: pattern)
    let matching = try Regex(pattern)
    let others = listed.map(\.name).filter { $0.firstMatch(of: matching) != nil }
    guard !names.isEmpty || !others.isEmpty else {
      let all = try bundle.names(matching: "/") + listed.map(\.name)
      let help = TestBundle.suggestion(for: pattern, among: all)
      throw TestBundle.Fault(description: "no test matches \(pattern).\(help)")
    }
    guard let tests = try chosen(of: names + others).map(Set.init) else { return nil }
    let own = names.filter(tests.contains)
    let ownOfSwiftTesting = listed.filter { tests.contains($0.name) }
    return (own.isEmpty ? [] : TestProcess.xctest(naming: own))
      + (ownOfSwiftTesting.isEmpty ? [] : TestProcess.swiftTesting(naming: ownOfSwiftTesting))
  }

  /// Those of some tests that are to be run; nil where that is none.
  private func chosen(of all: [String]) throws -> [String]? {
    var tests = all
    if options.isLastFailed {
      let failed = Set(
        try RunFolder.results(in: [options.output]).tests
          .filter { ![.passed, .skipped].contains($0.status) }.map(\.plainName))
      tests = tests.filter(failed.contains)
      guard !tests.isEmpty else {
        Console.out("Nothing has failed in \(options.output).")
        return nil
      }
    }
    guard let shard = options.shard else { return tests }
    let own = DurationSplit(tests, into: shard.count, durations: try durations).tests(of: shard)
    guard !own.isEmpty else {
      Console.out("Shard \(shard) has none of the \(tests.count) tests.")
      return nil
    }
    return own
  }

  /// How long the tests took in recorded runs, the configurations of each together.
  private var durations: [String: Int64] {
    get throws {
      guard !options.durations.isEmpty else { return [:] }
      let tests = try RunFolder.results(in: options.durations).tests
      return Dictionary(tests.map { ($0.plainName, $0.nanoseconds) }) {
        TestResult.sum(of: [$0, $1])
      }
    }
  }

  private var settings: [String: String] {
    let judging = options.judging
    return [
      "REHEARSAL_RESULTS": options.output, "REHEARSAL_RETRIES": String(options.retries),
      "REHEARSAL_FLAKY": judging.flakyFails ? "fail" : "pass",
      "REHEARSAL_QUARANTINE": judging.quarantine ?? "",
      "REHEARSAL_TODAY": judging.today?.description ?? "", "REHEARSAL_TRIALS": "",
      "REHEARSAL_ORDER": "", "REHEARSAL_SEARCH": "", "REHEARSAL_REPLAY": "",
    ]
  }
}
