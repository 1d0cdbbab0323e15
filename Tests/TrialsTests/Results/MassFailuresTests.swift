import Testing
import VirtualTime

@testable import Trials

@Suite("Failures that many tests share")
struct MassFailuresTests {
  private func failure(
    _ reason: FailureReason? = nil, _ message: String = "late", line: Int = 1
  ) -> TestFailure {
    TestFailure(message: message, file: "C.swift", line: line, reason: reason)
  }

  private func result(
    _ name: String, _ failure: TestFailure?, passesLater: Bool = false
  ) -> TestResult {
    let records =
      [TrialRecord(test: name, seed: 1, failures: failure.map { [$0] } ?? [])]
      + (passesLater ? [TrialRecord(test: name, seed: 2)] : [])
    return TestResult(
      test: name, attempts: zip(1..., records).map { TestAttempt(number: $0, record: $1) })
  }

  private func groups(_ results: [TestResult]) -> [[String]] {
    MassFailures(of: RunResults(tests: results)).groups.map(\.tests)
  }

  private let missing = FailureReason(.noMatch, subject: "login.button")

  @Test func `are of the same typed reason, wherever it came up`() {
    let tests = (1...3).map { result("M.C/t\($0)", failure(missing, line: $0)) }
    #expect(groups(tests + [result("M.C/ok", nil)]) == [["M.C/t1", "M.C/t2", "M.C/t3"]])
  }

  @Test func `of assertions are on the same line`() {
    #expect(groups((1...3).map { result("M.C/t\($0)", failure(line: 7)) }).count == 1)
    #expect(groups((1...3).map { result("M.C/t\($0)", failure(line: $0)) }).isEmpty)
  }

  @Test func `are of three tests at least`() {
    #expect(groups((1...2).map { result("M.C/t\($0)", failure(missing)) }).isEmpty)
  }

  @Test func `say how many tests passed when they were tried again`() {
    let tests = (1...4).map { result("M.C/t\($0)", failure(missing), passesLater: $0 > 2) }
    let masses = MassFailures(of: RunResults(tests: tests))
    #expect(
      masses.groups.map(\.words)
        == ["4 tests fail in the same way (2 of them passed when retried): late"])
    #expect(masses.group(of: "M.C/t3") == masses.groups[0])
    #expect(masses.group(of: "M.C/other") == nil)
  }

  @Test func `stand below the table, with the first three tests`() {
    let tests = (1...5).map { result("M.C/t\($0)", failure(missing)) }
    let text = RunTable(RunVerdict(RunResults(tests: tests))).text
    #expect(
      text.contains(
        """

        5 tests fail in the same way: late
          M.C/t1
          M.C/t2
          M.C/t3
          and 2 more

        5 tests: 5 failed.
        """))
  }

  @Test func `name so many tests, and count the others`() {
    let text = { (count: Int) in
      let tests = (1...count).map { result("M.C/t\($0)", failure(missing)) }
      return RunTable(RunVerdict(RunResults(tests: tests))).text
    }
    let limit = RunTable.namedLimit
    #expect(text(limit).contains("\n  M.C/t\(limit)\n\n"))
    #expect(text(limit + 1).contains("\n  M.C/t\(limit)\n  and 1 more\n"))
  }

  @Test func `are counted in JSON Lines`() {
    let tests = (1...3).map { result("M.C/t\($0)", failure(missing)) }
    let bytes = RunLines.bytes(of: RunVerdict(RunResults(tests: tests)))
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.matches(of: /"failingAlike":3/).count == 3)
  }

  @Test func `are what comparing each test with each other finds`() {
    for seed in 1...200 {
      var chance = SeedSequence(seed: Seed(UInt64(seed))).source(named: "test")
      let kinds: [FailureReason.Kind] = [.noMatch, .timeout, .assertion]
      let tests = (0..<Int(chance.integer(below: 20))).map { number in
        let reason = FailureReason(
          kinds[Int(chance.integer(below: 3))], subject: "s\(chance.integer(below: 2))")
        let isFailing = chance.integer(below: 4) > 0
        return result(
          "M.C/t\(number)",
          isFailing ? failure(reason, line: Int(chance.integer(below: 2)) + 1) : nil)
      }
      let results = RunResults(tests: tests)
      let masses = MassFailures(of: results)
      for test in tests {
        let alike = results.tests.filter { Self.areAlike($0, test) }.map(\.test)
        let expected = alike.count >= 3 ? alike : nil
        #expect(masses.group(of: test.test)?.tests == expected, "seed \(seed)")
      }
    }
  }

  private static func areAlike(_ one: TestResult, _ other: TestResult) -> Bool {
    guard let first = one.firstFailure?.record.failures.first,
      let second = other.firstFailure?.record.failures.first, first.reason == second.reason
    else { return false }
    return first.reason.kind != .assertion || first.line == second.line
  }
}
