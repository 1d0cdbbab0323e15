import TestFailures
import Testing
import VirtualTime

@testable import Trials

struct FirstFailuresTests {
  private let plan = CampaignPlan(trials: 40, firstSeed: 100)

  /// A trial that fails at a line with a message of its own.
  private func record(
    _ number: Int, line: Int = 7, kind: FailureReason.Kind? = nil
  ) -> TrialRecord {
    let message = "Failed at \(number).\n    Virtual time: t = \(number) s"
    return TrialRecord(
      test: "M.C/t", seed: plan.seed(of: number),
      failures: [
        TestFailure(message: message, file: "C.swift", line: line),
        TestFailure(
          message: "Ended", file: "C.swift", line: 9,
          reason: kind.map { FailureReason($0, subject: "") }),
      ], nanoseconds: Int64(number))
  }

  private func kept(_ records: [TrialRecord]) -> [TrialRecord] {
    var first = FirstFailures()
    return records.map { record in
      first.kept(record, number: plan.trial(of: record.seed) ?? 0)
    }
  }

  @Test func `the first trial of each way keeps its words, and the others share one line`() {
    let trials = [record(0), record(1), record(2, line: 8), record(3), record(4, line: 8)]
    let kept = kept(trials)
    #expect(kept[0].failures == trials[0].failures && kept[2].failures == trials[2].failures)
    #expect(kept[1].failures.map(\.message) == ["Failed at 0."])
    #expect(kept[3].failures == kept[1].failures)
    #expect(kept[4].failures.map(\.message) == ["Failed at 2."])
    #expect(kept.map(\.seed) == trials.map(\.seed))
    #expect(kept.map(\.nanoseconds) == trials.map(\.nanoseconds))
  }

  @Test func `trials without their words still differ as they did with them`() {
    let other = TrialRecord(
      test: "M.C/t", seed: plan.seed(of: 1),
      failures: [TestFailure(message: "Failed at 1.", file: "C.swift", line: 7)], nanoseconds: 1)
    #expect(kept([record(0), record(1)])[1] == record(1))
    #expect(kept([record(0), record(1)])[1] != kept([record(0), other])[1])
  }

  @Test func `a trial that comes later but has a smaller seed keeps its words`() {
    #expect(kept([record(5), record(2)])[1].failures == record(2).failures)
    #expect(kept([record(5), record(2), record(6)])[2].failures.count == 1)
  }

  @Test func `a crash behind another failure stays one`() {
    let kept = kept([record(0), record(1, kind: .crash)])
    #expect(kept.map(\.outcome) == [.failed, .crashed])
  }

  @Test func `findings are the same with and without the words of all trials`() throws {
    let trials = (0..<40).map { record($0, line: $0 % 3) }
    let lines = trials.flatMap { TrialFile.line(of: $0) }
    let read = try TrialFile.read(TrialFile.head(of: plan) + lines + TrialFile.end)
    #expect(read.records.count { $0.failures.count == 2 } == 3)
    let (whole, few) = (
      TestFindings(of: "M.C/t", trials: trials, plan: plan),
      TestFindings(of: "M.C/t", trials: read.records, plan: plan)
    )
    #expect(whole == few)
    let first = trials.prefix(3).map { $0.failures[0].message }
    #expect(few.failureGroups.map(\.failure.message) == first)
    #expect(few.firstFailure?.failures == trials[0].failures)
  }
}
