import Foundation
import Testing
import Trials

/// A run of the samples in a process of their own, and the folder of its results.
struct TestingRun {
  let folder: String
  let output: String
  let exitCode: Int32

  /// Whether this process is such a run.
  static let isChild = ProcessInfo.processInfo.environment["TESTING_SAMPLES"] != nil

  /// Runs the samples that a pattern names, as the environment says.
  init(of filter: String = "(TestingSamples|standsAlone)", _ environment: [String: String] = [:])
    throws
  {
    folder = FileManager.default.temporaryDirectory.path + "/testing-results-\(UUID().uuidString)"
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["--testing-library", "swift-testing", "--filter", filter]
    child.environment = ProcessInfo.processInfo.environment
      .merging(["TESTING_SAMPLES": "1", "REHEARSAL_RESULTS": folder]) { $1 }
      .merging(environment) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = pipe
    try child.run()
    output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    exitCode = child.terminationStatus
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// The files of the folder by their names.
  func files() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        name.hasSuffix(".jsonl")
          ? FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) } : nil
      })
  }

  /// The results by the names of the tests, without their module and their suite.
  func results() throws -> [String: TestResult] {
    let files = try files().filter { $0.key.hasSuffix(TestResultFile.ending) }
    let results = try files.values.map { try TestResultFile.read($0).result }
    return Dictionary(
      uniqueKeysWithValues: results.map {
        ($0.test.replacingOccurrences(of: "XCUIAutomationTests.TestingSamples/", with: ""), $0)
      })
  }
}
