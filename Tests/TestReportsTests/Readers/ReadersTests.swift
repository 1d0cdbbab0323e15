import Foundation
import TestReports
import Testing
import Trials

/// Where the readers of other ecosystems are.
enum ResultReaders {
  static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  /// The interpreter that has the readers; nil where they are not installed.
  static let python: String? = {
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent(".build/readers/bin/python").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()
}

/// What the readers of other ecosystems make of the files.
///
/// They are Python packages: `Tests/TestReportsTests/Readers/install.sh .build/readers` installs
/// them, and without them the test is skipped.
@Suite(.enabled(if: ResultReaders.python != nil)) struct ReadersTests {
  private func write(_ bytes: some Sequence<UInt8>, _ folder: URL, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func write(_ verdict: RunVerdict, to folder: URL) throws {
    let journal = SampleRun.journal(SampleRun.facts)
    try AllureResults(verdict) { _ in journal }.write { file in
      try write(file.bytes, folder, "allure/\(file.name)")
    }
    try write(JUnitReport(verdict).xml.utf8, folder, "junit.xml")
    try write(RunLines.bytes(of: verdict), folder, "run.jsonl")
    for (number, result) in verdict.results.tests.enumerated() {
      let content = TestResultFile.Content(setting: verdict.results.setting, result: result)
      try write(TestResultFile.bytes(of: content), folder, "tests/\(number).jsonl")
    }
    for schema in ResultSchema.allCases {
      try write(schema.text.utf8, folder, "\(schema.rawValue).schema.json")
    }
    let quarantine = """
      {"tests": [{"test": "M.D/*", "owner": "Ada", "reason": "slow", "until": "2026-12-31"}]}
      """
    try write(quarantine.utf8, folder, "quarantine.json")
  }

  @Test func `read all of a run with hostile texts`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("readers-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(SampleRun.verdict, to: folder)
    let process = Process()
    // Run by its own name: what it is a link to has no readers.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      try #require(ResultReaders.python), ResultReaders.here.appendingPathComponent("read.py").path,
      folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      output == """
        allure passed=2 failed=5 broken=1 skipped=1
        junitparser tests=7 failure=2 error=1 skipped=2
        junit2html tests=7 failed=3 skipped=2
        run lines=8
        tests lines=15
        quarantine refused=5

        """)
  }
}
