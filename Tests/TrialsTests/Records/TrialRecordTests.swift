import Testing
import VirtualTime

@testable import Trials

struct TrialRecordTests {
  private func record(
    _ failures: [TestFailure] = [], skipReason: String? = nil, context: ReplayContext? = nil,
    timedOutWaits: [TimedOutWait] = []
  ) -> TrialRecord {
    TrialRecord(
      test: "M.C/testA", seed: 5, failures: failures, skipReason: skipReason, nanoseconds: 12,
      context: context, timedOutWaits: timedOutWaits)
  }

  @Test func `a trial that just passed takes forty bytes`() {
    #expect(MemoryLayout<TrialRecord>.stride == 40)
  }

  @Test func `two trials differ in all that is told of them`() {
    let context = ReplayContext(digits: String(repeating: "a", count: ReplayContext.length))
    let stories = [
      record(), record([TestFailure(message: "late", file: "C.swift", line: 3)]),
      record(skipReason: "not today"), record(context: context),
      record(timedOutWaits: [
        TimedOutWait(words: "wait", file: "C.swift", line: 3, timeout: 5, lost: 5)
      ]),
    ]
    #expect(context != nil)
    for (index, one) in stories.enumerated() {
      #expect(stories.indices.filter { stories[$0] == one } == [index])
    }
  }
}
