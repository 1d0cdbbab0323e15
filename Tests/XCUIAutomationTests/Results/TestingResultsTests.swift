import Foundation
import SeededCases
import SimulatedApp
import Testing
import Trials

/// What is recorded of tests of Swift Testing.
@Suite(.disabled(if: TestingRun.isChild)) struct TestingResultsTests {
  private static let run = Result { try TestingRun() }

  private func result(_ name: String) throws -> TestResult {
    let results = try Self.run.get().results()
    return try #require(results[name], "There are \(results.keys.sorted())")
  }

  private func failure(of name: String) throws -> TestFailure {
    let result = try result(name)
    #expect(result.status == .failed)
    return try #require(result.attempts.first?.record.failures.first)
  }

  @Test func `every case has a result, by a name that says which one it is`() throws {
    #expect(
      try Self.run.get().results().keys.sorted() == [
        "XCUIAutomationTests.TestingSamples.Inner/passes", "XCUIAutomationTests/standsAlone",
        "`a name with blanks`", "endsInACall", "failsARequirement", "failsAnExpectation",
        "failsAtFirst", "failsInACall", "failsInADetachedTask", "hasAKnownIssue", "hasASeed",
        #"hasCases(text:_:) ("a (c)", 1)"#, #"hasCases(text:_:) ("a (c)", 2)"#,
        #"hasCases(text:_:) ("b", 1)"#, #"hasCases(text:_:) ("b", 2)"#, "hasTwins(number:) (5)",
        "hasTwins(number:) (5) #2", "isCancelled", "passes", "throwsAnError", "warns",
      ])
  }

  @Test func `a case that passes has its seed, its virtual time and its journal`() throws {
    let run = try Self.run.get()
    let result = try result("passes")
    #expect(result.status == .passed)
    let attempt = try #require(result.attempts.first)
    #expect(attempt.record.seed == 1)
    #expect(attempt.record.nanoseconds > 1_000_000_000)
    let journal = try #require(attempt.journal)
    let path = "\(run.folder)/journals/\(journal)"
    let data = try #require(FileManager.default.contents(atPath: path))
    let record = try JournalRecord(Array(data))
    #expect(record.entries.contains { if case .launched = $0.fact { true } else { false } })
  }

  @Test func `a seed of the trait is that of the result`() throws {
    #expect(try result("hasASeed").attempts.map(\.record.seed) == [77])
  }

  @Test func `a call that fails is a failure at its line`() throws {
    let failure = try failure(of: "failsInACall")
    #expect(failure.message.hasPrefix("Failed to tap \"none\" Button: No matches found"))
    #expect(failure.file == "TestingSamples.swift" && failure.line > 0)
  }

  @Test func `a call that ends the test is its first failure`() throws {
    #expect(try failure(of: "endsInACall").message.hasPrefix("Failed to tap"))
  }

  @Test func `an expectation that fails is a failure with its comment`() throws {
    let message = try failure(of: "failsAnExpectation").message
    #expect(message.hasPrefix("Expectation failed: ") && message.contains("\nthe buttons\n"))
  }

  @Test func `an expectation that fails says what the app was doing, and how to replay`() throws {
    let lines = try failure(of: "failsAnExpectation").message.split(separator: "\n").suffix(4)
    #expect(
      lines.map { $0.prefix { $0 != ":" } } == ["Pending", "Virtual time", "Screen", "Replay"])
  }

  @Test func `an expectation that fails is in the journal as well`() throws {
    let journal = try #require(try result("failsAnExpectation").attempts.first?.journal)
    let files = try Self.run.get().files()
    let text = String(decoding: try #require(files["journals/\(journal)"]), as: UTF8.self)
    #expect(text.contains(#""is":"failed""#), "\(text.suffix(400))")
  }

  @Test func `a requirement that fails is one failure`() throws {
    #expect(try failure(of: "failsARequirement").message.hasPrefix("Expectation failed: "))
    #expect(try result("failsARequirement").attempts[0].record.failures.count == 1)
  }

  @Test func `an error that is thrown is a failure`() throws {
    #expect(try failure(of: "throwsAnError").message.hasPrefix("Caught error: Lost"))
  }

  @Test func `an issue of a task that belongs to no test is one of the test in its file`() throws {
    #expect(
      try result("failsInADetachedTask").attempts[0].record.failures.contains {
        $0.message == "left alone"
      })
  }

  @Test(arguments: ["hasAKnownIssue", "warns"])
  func `issues that do not count fail nothing`(name: String) throws {
    #expect(try result(name).attempts.map(\.record.outcome) == [.passed])
  }

  @Test func `a known issue is an expected failure of the journal`() throws {
    let journal = try #require(try result("hasAKnownIssue").attempts.first?.journal)
    let files = try Self.run.get().files()
    let text = String(decoding: try #require(files["journals/\(journal)"]), as: UTF8.self)
    #expect(text.contains(#""is":"failureExpected""#))
  }

  @Test func `a test that cancels itself is skipped, with its reason`() throws {
    let result = try result("isCancelled")
    #expect(result.status == .skipped)
    #expect(result.attempts.first?.record.skipReason == "no camera")
  }

  @Test func `the process fails, and its last words are the table`() throws {
    let run = try Self.run.get()
    #expect(run.exitCode != 0)
    let end = run.output.split(separator: "\n").last ?? ""
    #expect(end.hasPrefix("21 tests: ") && end.hasSuffix("The run fails."), "\(end)")
  }

  @Test func `a run in another order leaves the same bytes`() throws {
    let filter = "TestingSamples.(has|passes|Inner|isCancelled|failsAn|throws)"
    let runs = try [[:], ["SWT_MAXIMUM_PARALLELIZATION_WIDTH": "1"]].map {
      try TestingRun(of: filter, $0)
    }
    defer { for run in runs { run.remove() } }
    let files = try runs.map { try $0.files() }
    #expect(files[0].count > 20)
    #expect(files[0] == files[1])
  }

  // MARK: - Retries and quarantine

  @Test func `a case that passes when it is tried again is flaky, and fails nothing`() throws {
    let run = try TestingRun(of: "failsAtFirst", ["REHEARSAL_RETRIES": "2"])
    defer { run.remove() }
    let result = try #require(try run.results()["failsAtFirst"])
    #expect(result.status == .flaky)
    #expect(result.attempts.map(\.record.seed) == [1, 2])
    #expect(run.exitCode == 0)
    #expect(run.output.contains("1 test: 1 flaky. The run passes."))
  }

  @Test func `a flaky case fails the run where it is to`() throws {
    let run = try TestingRun(
      of: "failsAtFirst", ["REHEARSAL_RETRIES": "2", "REHEARSAL_FLAKY": "fail"])
    defer { run.remove() }
    #expect(run.exitCode != 0)
    #expect(run.output.contains("Flaky: XCUIAutomationTests.TestingSamples/failsAtFirst failed"))
  }

  @Test(
    arguments: FuzzCount.few(
      of: ["endsInACall", "failsAnExpectation", "failsARequirement", "throwsAnError"], every: 2))
  func `a case that always fails is told of once`(name: String) throws {
    let run = try TestingRun(of: "\(name)\\(", ["REHEARSAL_RETRIES": "2"])
    defer { run.remove() }
    let result = try #require(try run.results()[name])
    #expect(result.attempts.map(\.record.outcome) == [.failed, .failed, .failed])
    #expect(run.exitCode != 0)
    let told = run.output.split(separator: "\n").filter {
      $0.contains("recorded an issue") && !$0.contains("never told")
    }
    #expect((1...2).contains(told.count), "\(told)")
  }

  @Test(
    arguments: FuzzCount.few(
      of: ["failsInACall", "failsAnExpectation", "failsARequirement", "throwsAnError"], every: 2))
  func `a failure in quarantine is a warning`(name: String) throws {
    let file = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let test = "XCUIAutomationTests.TestingSamples/\(name)"
    try Data(
      """
      {"tests": [{"test": "\(test)", "owner": "Ada", "reason": "new", "until": "2026-12-31"}]}
      """.utf8
    ).write(to: URL(fileURLWithPath: file))
    let run = try TestingRun(
      of: "\(name)\\(", ["REHEARSAL_QUARANTINE": file, "REHEARSAL_TODAY": "2026-11-22"])
    defer { run.remove() }
    #expect(run.exitCode == 0, "\(run.output)")
    #expect(try run.results()[name]?.status == .failed)
    #expect(run.output.contains("\(test) failed and is in quarantine until 2026-12-31"))
  }
}
