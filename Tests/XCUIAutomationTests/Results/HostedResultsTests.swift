import Foundation
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCTest

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite(.serialized) @MainActor final class HostedResultsTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/results-\(UUID().uuidString)"

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func results(_ environment: [String: String]) throws -> HostedResults {
    let variables = VariableReading(["REHEARSAL_RESULTS": folder].merging(environment) { $1 })
    let settings = try #require(ResultSettings(variables, latencies: .asWritten))
    return HostedResults(settings, latencies: .asWritten, known: ["M.C/testKnown"])
  }

  private func files(_ ending: String) throws -> [String] {
    let manager = FileManager.default
    return try manager.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }.sorted()
  }

  private func content() throws -> TestResultFile.Content {
    let name = try #require(try files(TestResultFile.ending).first)
    return try TestResultFile.read(
      try #require(FileManager.default.contents(atPath: "\(folder)/\(name)")))
  }

  private func chancy(
    _ body: @escaping (ChancyTests) throws -> Void
  ) -> XCUIAutomation::XCTestCase { ChancyTests.test("testIt", body) }

  /// The first seed from 1 with which a load is slow, so that the attempt after it passes.
  private func flakySeed() throws -> Int {
    for seed in 1...50 {
      let result = try results(["REHEARSAL_SEED": String(seed), "REHEARSAL_RETRIES": "1"])
        .attempts(of: chancy { $0.waitTooShort() })
      if result.status == .flaky { return seed }
    }
    throw CancellationError()
  }

  /// How many failures a test has that is run as the environment says.
  private func failures(
    _ results: HostedResults, _ body: @escaping (ChancyTests) throws -> Void
  ) -> Int {
    let test = chancy(body)
    var hooks = TestHostHooks()
    hooks.trials = results
    var count = 0
    TestHostHooks.$current.withValue(hooks) {
      test.run()
      count = test.testRun?.failureCount ?? -1
    }
    return count
  }

  @Test func `a test that passes has one attempt and its journal`() throws {
    let result = try results([:]).attempts(of: chancy { _ in XCUIApplication().launch() })
    #expect(result.status == .passed)
    #expect(try content().result == result)
    let journal = try #require(result.attempts[0].journal)
    let bytes = try #require(
      FileManager.default.contents(atPath: "\(folder)/journals/\(journal)"))
    let record = try JournalRecord(Array(bytes))
    #expect(record.header.seed == "1")
    #expect(record.entries.contains { if case .launched = $0.fact { true } else { false } })
  }

  private func timedOutWaits(
    _ body: @escaping (XCUIElement) -> Void
  ) throws -> [TimedOutWait] {
    let result = try results([:]).attempts(
      of: chancy { _ in
        let app = XCUIApplication()
        app.launch()
        body(app.buttons["nobody"])
      })
    #expect(
      try content().result.attempts.map(\.record.timedOutWaits)
        == result.attempts.map(\.record.timedOutWaits))
    return result.attempts[0].record.timedOutWaits
  }

  @Test func `a wait that times out unnoticed is kept with its line`() throws {
    let waits = try timedOutWaits { _ = $0.waitForExistence(timeout: 2) }
    #expect(waits.map(\.line) == [#line - 1])
    #expect(waits.map(\.file) == ["HostedResultsTests.swift"])
    #expect(waits.map(\.words) == ["Waiting 2.0s for \"nobody\" Button to exist"])
    #expect(waits.map(\.timeout) == [2_000_000_000])
    #expect(waits.allSatisfy { $0.lost >= $0.timeout })
  }

  @Test func `a wait on which the test branches is kept`() throws {
    let waits = try timedOutWaits { if $0.waitForExistence(timeout: 2) { $0.tap() } }
    #expect(waits.count == 1)
  }

  @Test func `a wait that an assertion judges is not kept`() throws {
    #expect(try timedOutWaits { XCTAssertFalse($0.waitForExistence(timeout: 2)) } == [])
    let waits = try timedOutWaits {
      let isThere = $0.waitForExistence(timeout: 2)
      XCTAssertFalse(isThere)
    }
    #expect(waits == [])
  }

  @Test func `a wait for expectations that times out unnoticed is kept`() throws {
    let waits = try timedOutWaits {
      let expectation = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == true"), object: $0)
      _ = XCTWaiter().wait(for: [expectation], timeout: 3)
    }
    #expect(waits.map(\.line) == [#line - 2])
    #expect(waits.map(\.timeout) == [3_000_000_000] && waits.map(\.lost) == [3_000_000_000])
    #expect(waits.allSatisfy { $0.words.hasPrefix("Waiting 3.0s for \"") })
  }

  @Test func `a wait for expectations that is met or judged is not kept`() throws {
    let waits = try timedOutWaits {
      let expectation = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == true"), object: $0)
      XCTAssertEqual(XCTWaiter.wait(for: [expectation], timeout: 3), .timedOut)
      let isGone = XCTNSPredicateExpectation(
        predicate: NSPredicate(format: "exists == false"), object: $0)
      _ = XCTWaiter.wait(for: [isGone], timeout: 3)
    }
    #expect(waits == [])
  }

  @Test func `waits of a test that fails are not kept`() throws {
    let waits = try timedOutWaits {
      _ = $0.waitForExistence(timeout: 2)
      XCTFail("no")
    }
    #expect(waits == [])
  }

  @Test func `a test that fails is tried again with the next seeds`() throws {
    let result = try results(["REHEARSAL_RETRIES": "2", "REHEARSAL_SEED": "7"])
      .attempts(of: chancy { _ in XCTFail("no") })
    #expect(result.status == .failed)
    #expect(result.attempts.map(\.record.seed) == [7, 8, 9])
    #expect(result.attempts.map(\.number) == [1, 2, 3])
    #expect(try files(".journal.jsonl").count == 3)
  }

  @Test func `a test that passes when it is tried again is flaky`() throws {
    let seed = try flakySeed()
    let run = ["REHEARSAL_SEED": String(seed), "REHEARSAL_RETRIES": "3"]
    let result = try results(run).attempts(of: chancy { $0.waitTooShort() })
    #expect(result.attempts.map(\.record.outcome) == [.failed, .passed])
    #expect(failures(try results(run)) { $0.waitTooShort() } == 0)
    let strict = run.merging(["REHEARSAL_FLAKY": "fail"]) { $1 }
    #expect(failures(try results(strict)) { $0.waitTooShort() } == 2)
  }

  @Test func `the same run leaves the same bytes`() throws {
    func bytes() throws -> [String: Data] {
      _ = try results(["REHEARSAL_RETRIES": "1"]).attempts(of: chancy { $0.waitTooShort() })
      let names = try files(".jsonl")
      return try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try #require(FileManager.default.contents(atPath: "\(folder)/\($0)")))
        })
    }
    let first = try bytes()
    #expect(first.count >= 2)
    #expect(try bytes() == first)
  }

  @Test func `a test that skips itself is skipped, whatever is tried again`() throws {
    let result = try results(["REHEARSAL_RETRIES": "5"])
      .attempts(of: chancy { _ in throw XCTSkip("no camera") })
    #expect(result.status == .skipped)
    #expect(result.attempts.map(\.record.skipReason) == ["no camera"])
  }

  @Test func `what a test attaches and expects to fail is in its journal`() throws {
    let result = try results([:]).attempts(
      of: chancy { test in
        let attachment = XCTAttachment(string: "kept")
        attachment.lifetime = .keepAlways
        test.add(attachment)
        XCTExpectFailure("known") { XCTFail("no") }
      })
    let journal = try #require(result.attempts[0].journal)
    let data = try #require(FileManager.default.contents(atPath: "\(folder)/journals/\(journal)"))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""is":"attached""#) && text.contains("kept"))
    #expect(text.contains(#""is":"failureExpected""#))
    #expect(result.status == .passed)
  }

  @Test func `a failure reaches the run once, with its words`() throws {
    #expect(failures(try results(["REHEARSAL_RETRIES": "1"])) { _ in XCTFail("no") } == 1)
  }

  // MARK: - Quarantine

  private func quarantine(_ test: String, until: String = "2026-12-31") throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/quarantine.json"
    let text = """
      {"tests": [{"test": "\(test)", "owner": "Ada", "reason": "slow", "until": "\(until)"}]}
      """
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func `a failure in quarantine does not fail the run`() throws {
    let results = try results([
      "REHEARSAL_QUARANTINE": quarantine("*"), "REHEARSAL_TODAY": "2026-11-22",
    ])
    #expect(failures(results) { _ in XCTFail("no") } == 0)
    #expect(results.verdict.holds)
  }

  @Test func `a quarantine past its day fails the run once, and its test as well`() throws {
    let results = try results([
      "REHEARSAL_QUARANTINE": quarantine("*"), "REHEARSAL_TODAY": "2027-01-01",
    ])
    #expect(failures(results) { _ in } == 1)
    #expect(failures(results) { _ in } == 0)
    #expect(failures(results) { _ in XCTFail("no") } == 1)
    #expect(!results.verdict.holds)
  }

  @Test func `a quarantine of a test that there is not fails the run`() throws {
    let results = try results([
      "REHEARSAL_QUARANTINE": quarantine("M.C/testKnow"), "REHEARSAL_TODAY": "2026-11-22",
    ])
    #expect(failures(results) { _ in } == 1)
  }
}
