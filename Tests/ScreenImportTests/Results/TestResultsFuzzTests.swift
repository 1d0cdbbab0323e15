import SeededCases
import SimulatedApp
import Testing

@testable import ScreenImport

@Suite("Damaged results of a Mac") struct TestResultsFuzzTests {
  private static let pieces = [
    "1e300", "-1e300", "9223372036854775808", "null", "\"children\": [", "\"name\": \"",
    "A.swift:99999999999999999999: ", "Waiting 1e99s for ", "\"testRuns\":", "\"_value\":",
    "<failure>", "<![CDATA[", "#StartingLineNumber=",
  ]

  private static let samples = [
    """
    { "testNodes": [{ "nodeType": "Test Suite", "children": [
      { "nodeType": "Test Case", "nodeIdentifier": "CartTests/testAdd()",
        "durationInSeconds": 9.5, "children": [
          { "name": "CartTests.swift:42: failed - no total", "nodeType": "Failure Message" }] }] }] }
    """,
    """
    { "testIdentifier": "CartTests/testAdd()", "testRuns": [{ "activities": [
      { "title": "Start Test at 2026-03-01 10:00:00.000", "startTime": 1772359200.0 },
      { "title": "Waiting 5.0s for \\"total\\" StaticText to exist", "startTime": 1772359201.5,
        "childActivities": [{ "title": "Checking existence", "startTime": 1772359202.5 }] },
      { "title": "failed", "startTime": 1772359206.5, "isAssociatedWithFailure": true }] }] }
    """,
    """
    { "testFailures": [{ "testIdentifierString": "CartTests/testAdd()",
      "failureText": "CartTests.swift:42: failed" }] }
    """,
    """
    { "_type": { "_name": "ActionTestPlanRunSummaries" }, "summaries": { "_values": [
      { "testableSummaries": { "_values": [{ "tests": { "_values": [
        { "identifier": { "_value": "CartTests/testAdd()" },
          "testStatus": { "_value": "Failure" } }] } }] } }] } }
    """,
    """
    <testsuites><testcase classname="ShopUITests.CartTests" name="testAdd" time="9.5">
    <failure message="failed - &#x41;">CartTests.swift:42</failure></testcase></testsuites>
    """,
  ]

  @Test func `damaged results are read, or refused with a place in the file`() throws {
    var read = 0
    for seed in FuzzCount.times(1_600) {
      let sample = Self.samples[Int(seed) % Self.samples.count]
      let bytes = BrokenBytes.of(sample, pieces: Self.pieces, seed: seed)
      do throws(ImportFault) {
        let tests = try TestResults.read(bytes)
        // What the tools make of a test: its waits and its failures in a line.
        for test in tests { _ = (test.waits.map(\.taken), test.failures.map(\.summary)) }
        read += 1
      } catch {
        guard case .badRecording(let line, _, let message) = error else {
          Issue.record("seed \(seed): \(error)")
          continue
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        #expect(1...lines.count ~= line && !message.isEmpty, "seed \(seed): \(error)")
      }
    }
    #expect(read > 0)
  }
}
