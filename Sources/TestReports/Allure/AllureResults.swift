import Foundation
import SimulatedApp
package import Trials

/// The results of a run as a folder in Allure's format, version 2.
///
/// Names, identifiers and times come from the tests, their seeds and virtual time, so a run always
/// gives the same bytes. Attempts follow each other, as if one device had run them all.
package struct AllureResults {
  /// A file of the folder.
  package struct File: Sendable, Equatable {
    /// Its name.
    package let name: String
    /// Its content.
    package let bytes: [UInt8]
  }

  private let verdict: RunVerdict
  private let journal: (TestAttempt) -> [UInt8]?

  /// Takes the results of a run; the closure returns the journal of an attempt, if there is one.
  package init(_ verdict: RunVerdict, journal: @escaping (TestAttempt) -> [UInt8]? = { _ in nil }) {
    self.verdict = verdict
    self.journal = journal
  }

  /// Passes each file to the closure, one after the other.
  package func write(_ take: (File) throws -> Void) rethrows {
    let groups = MassFailures(of: verdict.results)
    var clock = Int64(SessionConfiguration.usualWallClockStart) * 1_000
    for result in verdict.results.tests {
      let unfinished = TestAttempt(number: 1, record: TrialRecord(test: result.test, seed: 0))
      for attempt in result.attempts.isEmpty ? [unfinished] : result.attempts {
        let made = AllureAttempt(
          attempt, of: result, in: verdict, sharing: groups.group(of: result.test), start: clock)
        try made.files(journal: journal(attempt)).forEach(take)
        clock = made.stop + 1
      }
    }
    try take(File(name: "categories.json", bytes: Self.json(Self.categories)))
    try take(File(name: "executor.json", bytes: Self.json(AllureModel.Executor())))
    try take(File(name: "environment.properties", bytes: Array(environment.utf8)))
  }

  /// Whether Allure gives this name to a result, which is deleted before new results are written.
  package static func isOwn(_ name: String) -> Bool {
    if ["categories.json", "executor.json", "environment.properties"].contains(name) {
      return true
    }
    let kind = name.dropFirst(36)
    return UUID(uuidString: String(name.prefix(36))) != nil
      && (["-result.json", "-container.json"].contains(kind) || kind.hasPrefix("-attachment."))
  }

  /// A value as JSON: the same value gives the same bytes.
  static func json(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map(Array.init) ?? []
  }

  // MARK: - Files for the whole run

  private static let categories: [AllureModel.Category] = [
    AllureModel.Category(
      name: "Many tests that fail in the same way", matchedStatuses: [.failed, .broken],
      traceRegex: "(?s).*\n\(massLine)\\d+ tests.*"),
    AllureModel.Category(
      name: "Flaky: passed on a retry", matchedStatuses: [.passed], flaky: true),
    group("Waits that were too short", [.timeout, .unanswered]),
    group("Elements that were not found", [.noMatch]),
    group("Several elements instead of one", [.manyMatches]),
    group("Elements that could not be touched", [.notHittable, .interrupted]),
    group("Text that no field accepted", [.noKeyboardFocus]),
    group("Apps that crashed or ended", [.notRunning]),
    group("Assertions", [.assertion]),
    AllureModel.Category(
      name: "Processes that crashed or ended in a test", matchedStatuses: [.broken]),
    AllureModel.Category(name: "Other failures", matchedStatuses: [.failed]),
  ]

  /// The failures of some kinds, which ``kindLine(of:)`` puts at the end of each trace.
  private static func group(
    _ name: String, _ kinds: [FailureReason.Kind]
  ) -> AllureModel.Category {
    let lines = kinds.map { kindLine(of: $0) }.joined(separator: "|")
    return AllureModel.Category(
      name: name, matchedStatuses: [.failed], traceRegex: "(?s).*\n(\(lines))")
  }

  /// The line below a trace that names the kind of its first failure.
  static func kindLine(of kind: FailureReason.Kind) -> String { "Failure: \(kind.rawValue)" }

  /// The start of the line of a trace that reports how many tests fail in the same way.
  static let massLine = "Failing alike: "

  /// A file of properties as Java reads them.
  private var environment: String {
    let setting = verdict.results.setting
    let pairs = [
      ("Latencies", setting.latencies), ("Faults", setting.faults), ("Device", setting.device),
      ("System", setting.system), ("Language", setting.language),
    ]
    return pairs.filter { !$0.1.isEmpty }.map { "\($0.0)=\(Self.property($0.1))\n" }.joined()
  }

  /// The value of a property on one line; characters beyond ASCII become UTF-16 escapes.
  private static func property(_ text: String) -> String {
    text.utf16.map { unit in
      if unit == UInt16(UInt8(ascii: "\\")) { return "\\\\" }
      guard unit < 0x20 || unit > 0x7E else { return String(UnicodeScalar(UInt8(unit))) }
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
