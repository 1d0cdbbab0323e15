import Testing
import Trials
import VirtualTime

@testable import FlakeLab

@Suite("The log of trials") struct TrialLogTests {
  private func trial(_ run: Int, _ words: String) -> Trial {
    let failure = Trial.Failure(
      message: "\(words)\n    Virtual time: t = \(run) s", file: "Tests.swift", line: 1)
    return Trial(
      seed: Seed(UInt64(run)), failures: [failure], duration: .seconds(Double(run)))
  }

  private func log(_ runs: [(run: Int, words: String)]) -> TrialLog {
    var log = TrialLog(firstSeed: 0)
    for (run, words) in runs { log.keep(trial(run, words), of: run) }
    return log
  }

  private func isWhole(_ trial: Trial) -> Bool {
    trial.failures.allSatisfy { $0.message.contains("Virtual time") }
  }

  @Test func `the first trials keep whole messages`() {
    #expect(log([(0, "a"), (999, "a")]).failures.allSatisfy(isWhole))
  }

  @Test func `of later trials the first of each way does`() {
    let log = log([(1_000, "a"), (1_001, "a"), (1_002, "b")])
    #expect(log.failures.map(isWhole) == [true, false, true])
  }

  @Test func `which do does not depend on which ended first`() {
    let runs = [(1_000, "a"), (1_001, "a"), (1_002, "b"), (1_003, "a"), (1_004, "b")]
    let straight = log(runs)
    #expect(log(runs.reversed()) == straight)
    #expect(log(runs + [(1_005, "a")]) != straight)
  }

  @Test func `however many trials fail, messages are kept once for each way`() {
    let log = log((0..<20_000).map { ($0, $0.isMultiple(of: 3) ? "a" : "b") })
    #expect(log.failureCount == 20_000)
    #expect(log.wholeCount == 1_000 + 2)
    #expect(log.all.last?.seed == 19_999)
    #expect(log.all.last?.duration == .seconds(19_999))
  }

  @Test func `a shortened failure keeps its identity`() {
    let log = log([(1_000, "a"), (2_000, "a")])
    let failures = log.failures.map { $0.failures[0] }
    #expect(failures[0].identity == failures[1].identity)
    #expect(failures[1].message == "a")
  }
}
