import TestFailures
import Testing
import VirtualTime

@testable import Trials

struct TrialWalkTests {
  private let plan = CampaignPlan(trials: 400)

  private func record(_ number: Int, _ way: Int) -> TrialRecord {
    let seed = plan.seed(of: number)
    return switch way {
    case 0..<8: TrialRecord(test: "M.C/t", seed: seed, nanoseconds: 7)
    case 8: TrialRecord(test: "M.C/t", seed: seed, failures: [failure])
    default: TrialRecord(test: "M.C/t", seed: seed, skipReason: "no camera")
    }
  }

  private let failure = TestFailure(message: "late", file: "/x/C.swift", line: 7)

  /// What a walk finds when it keeps what just passed, and when it does not.
  private func findings(_ ways: [Int], keepsPassed: Bool) -> TestFindings {
    var walk = TrialWalk(plan, keepsPassed: keepsPassed)
    for (number, way) in ways.enumerated() where !walk.isOver {
      walk.take(record(number, way), seed: plan.seed(of: number))
    }
    return TestFindings(of: "M.C/t", walk, planned: ways.count)
  }

  @Test(arguments: 1...50) func `what just passed need not be kept to be counted`(_ seed: Int) {
    let ways = (0..<400).map { number in
      seed % 5 == 0 ? 0 : (number * 7_919 + seed * 104_729) % (8 + seed % 3)
    }
    let (all, few) = (findings(ways, keepsPassed: true), findings(ways, keepsPassed: false))
    #expect(all.rate == few.rate && all.stop == few.stop && all.skips == few.skips)
    #expect(all.failureGroups == few.failureGroups && all.firstFailure == few.firstFailure)
    #expect(few.records == all.records.filter { !$0.justPassed })
  }

  @Test func `a walk ends when the very first trial is skipped, and not at a later one`() {
    #expect(findings([9, 0, 0], keepsPassed: false).records.count == 1)
    #expect(findings([9, 0, 0], keepsPassed: false).isSkipped)
    #expect(findings([0, 9, 0], keepsPassed: false).rate.runs == 2)
  }
}
