import Foundation
import Markup
import SimulatedApp
package import Trials

/// The results of a run as JUnit XML, with Surefire's elements for retries.
///
/// A quarantined failure is written as a skipped test, because CI servers fail a build for every
/// `failure` element.
package struct JUnitReport {
  private let verdict: RunVerdict
  private let groups: MassFailures
  private let journal: (TestAttempt) -> [UInt8]?

  /// The report of a verdict; the closure returns the journal of an attempt, if there is one.
  package init(_ verdict: RunVerdict, journal: @escaping (TestAttempt) -> [UInt8]? = { _ in nil }) {
    self.verdict = verdict
    self.journal = journal
    groups = MassFailures(of: verdict.results)
  }

  /// The file.
  package var xml: String {
    var page = Markup(.xml, escaping: "\"")
    page.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    let tests = verdict.results.tests
    page.element("testsuites", [("name", "Rehearsal")] + counts(of: tests)) { suites in
      let groups = Dictionary(grouping: tests) { Self.suite(of: $0) }
      for name in groups.keys.sorted() { suite(name, groups[name] ?? [], &suites) }
    }
    return page.text
  }

  private static func suite(of result: TestResult) -> String {
    let name = TestNameParts(result.test)
    return "\(name.module).\(name.type)"
  }

  private func counts(of tests: [TestResult]) -> [Markup.Attribute] {
    let failures = tests.count { countsAsFailure($0) && !Self.isError($0) }
    let errors = tests.count { countsAsFailure($0) && Self.isError($0) }
    let skipped = tests.count { $0.status == .skipped || isQuarantined($0) }
    let time = TestResult.sum(of: tests.map(\.nanoseconds))
    return [
      ("tests", String(tests.count)), ("failures", String(failures)), ("errors", String(errors)),
      ("skipped", String(skipped)), ("time", Self.seconds(time)),
    ]
  }

  private func isQuarantined(_ result: TestResult) -> Bool {
    if case .quarantined = verdict.standing(of: result) { return true }
    return false
  }

  /// Whether the first thing that went wrong is that the process ended.
  private static func isError(_ result: TestResult) -> Bool {
    result.status == .unfinished || result.firstFailure?.record.outcome == .crashed
  }

  private func countsAsFailure(_ result: TestResult) -> Bool {
    verdict.standing(of: result) == .bad
  }

  private func suite(_ name: String, _ tests: [TestResult], _ page: inout Markup) {
    page.element(
      "testsuite",
      [("name", name)] + counts(of: tests) + [("timestamp", Self.timestamp)]
    ) { suite in
      let setting = verdict.results.setting
      suite.element("properties", []) { properties in
        for (name, value) in [("latencies", setting.latencies), ("faults", setting.faults)]
        where !value.isEmpty {
          properties.element("property", [("name", name), ("value", value)])
        }
      }
      for test in tests { testCase(test, in: name, &suite) }
    }
  }

  private func testCase(_ result: TestResult, in suite: String, _ page: inout Markup) {
    let name = String(result.test.drop { $0 != "/" }.dropFirst())
    page.element(
      "testcase",
      [
        ("classname", suite), ("name", name.isEmpty ? result.test : name),
        ("time", Self.seconds(result.nanoseconds)),
      ]
    ) { test in
      properties(of: result, &test)
      outcome(of: result, &test)
      guard let failing = result.firstFailure else { return }
      let command = ReplayCommand(
        failing.record.replayToken, of: result.test,
        settings: verdict.results.setting.replaySettings)
      test.element("system-out", [], "Replay: \(command)")
    }
  }

  /// The annotations of the test, and how many tests fail in the same way.
  private func properties(of result: TestResult, _ page: inout Markup) {
    let annotations = TestAnnotations(journal: result.attempts.last.flatMap(journal))
    var pairs = annotations.labels.map { ($0.name, $0.value) }
    pairs += annotations.links.map { ($0.type.isEmpty ? "link" : $0.type, $0.url) }
    pairs += annotations.parameters.map { ($0.name, $0.value) }
    if let group = groups.group(of: result.test) {
      pairs.append(("failing alike", "\(group.tests.count) tests"))
    }
    guard !pairs.isEmpty else { return }
    page.element("properties", []) { properties in
      for (name, value) in pairs {
        properties.element("property", [("name", name), ("value", value)])
      }
    }
  }

  private func outcome(of result: TestResult, _ page: inout Markup) {
    let failing = result.attempts.filter { $0.record.outcome.isFailure }
    if case .quarantined(let entry) = verdict.standing(of: result) {
      let words = "In quarantine until \(entry.until) (\(entry.owner)): \(entry.reason)"
      page.element("skipped", [("message", words)])
      let failures = failing.map { FailureList($0.record).text }.joined(separator: "\n")
      if !failures.isEmpty { page.element("system-err", [], failures) }
      return
    }
    switch result.status {
    case .passed: return
    case .skipped:
      page.element("skipped", [("message", result.attempts.first?.record.skipReason ?? "")])
    case .unfinished:
      page.element("error", [("message", "The test did not finish."), ("type", "ended")])
    case .flaky:
      if countsAsFailure(result), let first = failing.first {
        return Self.failure(.first, first, &page)
      }
      for attempt in failing { Self.failure(.flaky, attempt, &page) }
    case .failed, .crashed:
      for (place, attempt) in failing.enumerated() {
        Self.failure(place == 0 ? .first : .rerun, attempt, &page)
      }
    }
  }

  /// The role of an attempt for its test: it failed first, again, or before it passed.
  private enum Role {
    case first, rerun, flaky

    /// Surefire's element for a failure, or for an attempt whose process crashed.
    func element(isCrash: Bool) -> String {
      switch self {
      case .first: isCrash ? "error" : "failure"
      case .rerun: isCrash ? "rerunError" : "rerunFailure"
      case .flaky: isCrash ? "flakyError" : "flakyFailure"
      }
    }
  }

  private static func failure(_ role: Role, _ attempt: TestAttempt, _ page: inout Markup) {
    let isCrash = attempt.record.outcome == .crashed
    let message = attempt.record.failures.first?.summary ?? ""
    let words = "Seed \(attempt.record.seed)\n" + FailureList(attempt.record).text
    page.element(
      role.element(isCrash: isCrash),
      [("message", message), ("type", isCrash ? "crash" : "XCTest")], words)
  }

  /// Seconds with three decimals, rounded down.
  private static func seconds(_ nanoseconds: Int64) -> String {
    String(JournalTimeline.time(nanoseconds).dropLast(2))
  }

  /// The start of every session in UTC, such as `2026-01-01T09:41:00`.
  private static let timestamp = String(
    Date(timeIntervalSince1970: SessionConfiguration.usualWallClockStart).ISO8601Format().dropLast()
  )
}
