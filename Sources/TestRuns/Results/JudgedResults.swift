import Synchronization
import TestHost
import Trials

/// The results of a process so far, what they are judged by, and where they are kept.
final class JudgedResults: Sendable {
  /// What the environment says.
  let settings: ResultSettings
  /// Where results and journals go.
  let store: ResultStore
  /// What the results are judged by.
  let rules: RunVerdict.Rules
  private let results = Mutex<[TestResult]>([])
  private let faults: Mutex<[String]>

  /// No results yet; entries of a quarantine have to name some of the tests, where they are known.
  init(_ settings: ResultSettings, among tests: [String]?) {
    self.settings = settings
    store = ResultStore(folder: settings.folder, setting: settings.setting)
    let asked = settings.rules(among: tests)
    rules = asked.rules
    faults = Mutex(asked.faults)
  }

  /// What is wrong with the quarantine, which fails the run once, at its first test.
  func takeFaults() -> [String] {
    faults.withLock { faults in
      defer { faults = [] }
      return faults
    }
  }

  /// The result of a test before its first attempt.
  func open(_ test: String) -> OpenResult {
    OpenResult(of: test, retries: settings.retries, store: store)
  }

  /// Takes the result of a test that is over.
  func take(_ result: TestResult) { results.withLock { $0.append(result) } }

  /// What becomes of a result.
  func standing(of result: TestResult) -> RunVerdict.Standing {
    RunVerdict(RunResults(setting: settings.setting, tests: [result]), by: rules)
      .standing(of: result)
  }

  /// What the run has come to so far.
  var verdict: RunVerdict {
    RunVerdict(
      RunResults(setting: settings.setting, tests: results.withLock { $0 }), by: rules)
  }

  /// Prints the tests that did not simply pass.
  func end() {
    let verdict = verdict
    guard !verdict.results.tests.isEmpty else { return }
    HostOutput.print("\n" + RunTable(verdict).text)
  }
}
