import Foundation
import OutputFiles
import SimulatedApp
import TestReports
import Trials

/// Measures writing a thousand login results with their journals as Allure files.
enum ResultsBench {
  /// How many tests there are.
  static let count = 1_000

  /// Seconds to write results and journals as Allure's files; nil if a file is missing.
  static func write(runs: Int) -> Double? {
    let journal = LoginFlow.journal(BenchApps.login())
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearse-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let verdict = RunVerdict(RunResults(tests: (0..<count).map(result)))
    // Each run uses a separate folder, because deleting thousands of files takes time too.
    var run = 0
    let seconds = Stopwatch.median(runs: runs, times: 1) {
      run += 1
      let own = folder.appendingPathComponent("\(run)")
      try? FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      try? AllureResults(verdict) { _ in journal }.write { file in
        try OutputFile.write(file.bytes, to: own.path + "/" + file.name)
      }
    }
    let last = folder.appendingPathComponent("\(run)").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: last)) ?? []
    return names.count { $0.hasSuffix("-result.json") } == count ? seconds : nil
  }

  private static func result(_ number: Int) -> TestResult {
    let test = "Bench.LoginTests/test\(number)"
    let record = TrialRecord(test: test, seed: 1, nanoseconds: 2_500_000_000)
    return TestResult(
      test: test, attempts: [TestAttempt(number: 1, record: record, journal: "journal")])
  }
}
