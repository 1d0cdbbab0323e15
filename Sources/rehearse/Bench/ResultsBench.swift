import Foundation
import SimulatedApp
import TestReports
import Trials
import XCUIAutomation

/// Measures a thousand results of logins with their journals, on their way to Allure's files.
enum ResultsBench {
  /// How many tests there are.
  static let count = 1_000

  /// Seconds from results and journals to Allure's files on the disk; nil when any is missing.
  static func write(runs: Int) -> Double? {
    let journal = LoginFlow.journal(BenchApps.login())
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearse-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let verdict = RunVerdict(RunResults(tests: (0..<count).map(result)))
    let seconds = Stopwatch.median(runs: runs, times: 1) {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? AllureResults(verdict) { _ in journal }.write { file in
        try ManyFiles.write(file.bytes, to: folder.path + "/" + file.name)
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.count { $0.hasSuffix("-result.json") } == count ? seconds : nil
  }

  private static func result(_ number: Int) -> TestResult {
    let test = "Bench.LoginTests/test\(number)"
    let record = TrialRecord(test: test, seed: 1, nanoseconds: 2_500_000_000)
    return TestResult(
      test: test, attempts: [TestAttempt(number: 1, record: record, journal: "journal")])
  }
}
