import Foundation
package import TestFailures
package import TestHost
import Trials
import VirtualTime

/// Adds the crash of a test process to a folder of results, which the process could not do itself.
package struct CrashedResults: CrashRecording {
  private let folder: String
  private let setting: RunSetting
  private let firstSeed: Seed
  private let store: ResultStore

  /// Makes the results of a folder, of tests that run in some environment.
  package init(folder: String, _ variables: VariableReading = VariableReading()) {
    self.folder = folder
    let settings = CampaignSettings(variables).results
    setting = settings?.setting ?? RunSetting()
    firstSeed = settings?.firstSeed ?? 1
    store = ResultStore(folder: folder, setting: setting)
  }

  /// The cases of a test, by their full names, that have an attempt that began and did not end.
  package func running(_ test: String) -> [String] { begun(test).map(\.result.test) }

  /// How many cases of a test have begun and not ended.
  package func casesUnderWay(of test: String) -> Int { running(test).count }

  /// True: a run may be long.
  package var printsCrashes: Bool { true }

  /// True: the results say what happened in this run.
  package var recordsKilled: Bool { true }

  /// True: each attempt of a test is a process.
  package var resumesSetUp: Bool { true }

  /// Records that the process crashed in a test.
  ///
  /// Returns whether the test can continue in another process. A test that records no results
  /// cannot: it would crash again.
  package func add(_ crash: TestFailure, in test: String) -> Bool {
    guard let content = begun(test).first else {
      keep(crash, TestResult(test: test, attempts: []), seed: firstSeed)
      return false
    }
    keep(crash, content.result, seed: content.running ?? firstSeed)
    return true
  }

  /// Records that a test has not run.
  package func addUnfinished(_ test: String) {
    guard store.kept(test) == nil else { return }
    store.keep(TestResult(test: test, attempts: []))
  }

  private func keep(_ crash: TestFailure, _ result: TestResult, seed: Seed) {
    let record = TrialRecord(test: result.test, seed: seed, failures: [crash])
    let attempt = TestAttempt(number: result.attempts.count + 1, record: record)
    store.keep(TestResult(test: result.test, attempts: result.attempts + [attempt]))
  }

  private func begun(_ test: String) -> [TestResultFile.Content] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(TestResultFile.ending) }
      .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)") }
      .compactMap { try? TestResultFile.read($0) }
      .filter { $0.running != nil && $0.result.plainName == test }
  }
}
