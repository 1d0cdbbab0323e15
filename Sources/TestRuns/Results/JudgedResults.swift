import Synchronization
import TestHost
import Trials

/// The results of a process so far, the rules that judge them, and the place to store them.
final class JudgedResults: Sendable {
  /// The settings from the environment.
  let settings: ResultSettings
  /// The store for results and journals.
  let store: ResultStore
  let rules: RunVerdict.Rules
  private let results = Mutex<[TestResult]>([])
  private let faults: Mutex<[String]>

  /// Starts without results.
  ///
  /// If the names of the tests are known, entries of the quarantine must name some of them.
  init(_ settings: ResultSettings, among tests: [String]?) {
    self.settings = settings
    store = ResultStore(folder: settings.folder, setting: settings.setting)
    let asked = settings.rules(among: tests)
    rules = asked.rules
    faults = Mutex(asked.faults)
  }

  /// The errors in the quarantine; they are returned once, so only the first test fails.
  func takeFaults() -> [String] {
    faults.withLock { faults in
      defer { faults = [] }
      return faults
    }
  }

  /// The result of a test before its first attempt; that of a resumed test has its attempts so far.
  func open(_ test: String) -> OpenResult {
    let isResumed = settings.resumed.contains(TestResult.plainName(of: test))
    return OpenResult(
      of: test, after: isResumed ? store.kept(test) : nil, retries: settings.retries, store: store)
  }

  /// Adds the result of a finished test.
  func take(_ result: TestResult) { results.withLock { $0.append(result) } }

  /// How a result counts.
  func standing(of result: TestResult) -> RunVerdict.Standing {
    RunVerdict(RunResults(setting: settings.setting, tests: [result]), by: rules)
      .standing(of: result)
  }

  /// The verdict on the run so far.
  var verdict: RunVerdict {
    RunVerdict(
      RunResults(setting: settings.setting, tests: results.withLock { $0 }), by: rules)
  }

  /// Prints the tests that did not pass at the first attempt.
  func end() {
    let verdict = verdict
    guard !verdict.results.tests.isEmpty else { return }
    HostOutput.print("\n" + RunTable(verdict).text)
  }
}
