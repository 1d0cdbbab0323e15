import Testing
import VirtualTime

@testable import Trials

struct SequentialTestTests {
  @Test func `Passes alone suffice after as many trials as the exact boundary says`() {
    let tests: [(low: Double, high: Double, trials: Int)] = [
      (0.001, 0.01, 327), (0.01, 0.05, 71), (0.005, 0.015, 292), (0.0001, 0.001, 3_286),
    ]
    for row in tests {
      let test = SequentialTest(low: row.low, high: row.high)
      let stop = test?.stop(repeatElement(false, count: 5_000))
      #expect(stop?.after == row.trials)
      #expect(stop?.answer == .atMost)
    }
  }

  @Test func `The boundaries that are written down are those that are computed`() {
    #expect(
      SequentialTest.standard == .nearest(low: 0.001, high: 0.01, errorLimit: 0.05))
  }

  @Test func `Failures alone suffice after two trials`() {
    let stop = SequentialTest.standard.stop([true, true, true])
    #expect(stop?.after == 2)
    #expect(stop?.answer == .atLeast)
  }

  @Test func `Many standard campaigns stop where their expected size says`() {
    let test = SequentialTest.standard
    let expected = test.expected(at: 0.01)
    var generator = Xoshiro256(key: 7)
    var (runs, wrong) = (0, 0)
    for _ in 0..<1_500 {
      let outcomes = (0..<9_000).lazy.map { _ in Double.random(in: 0..<1, using: &generator) < 0.01
      }
      guard let stop = test.stop(outcomes) else { continue }
      runs += stop.after
      if stop.answer == .atMost { wrong += 1 }
    }
    #expect(abs(Double(runs) / 1_500 - expected.runs) < 0.08 * expected.runs, "seed 7")
    #expect(abs(Double(wrong) / 1_500 - (1 - expected.atLeast)) < 0.02, "seed 7")
  }

  /// Follows every sequence of outcomes by itself.
  @Test(arguments: [0.05, 0.2, 0.4]) func `What is expected is what all sequences of outcomes do`(
    rate: Double
  ) throws {
    let test = try #require(SequentialTest(low: 0.05, high: 0.4))
    func follow(_ failures: Int, _ runs: Int, _ weight: Double) -> (mean: Double, high: Double) {
      if let answer = test.answer(failures: failures, runs: runs) {
        return (weight * Double(runs), answer == .atLeast ? weight : 0)
      }
      guard runs < 14 else { return (weight * Double(runs), 0) }
      let failed = follow(failures + 1, runs + 1, weight * rate)
      let passed = follow(failures, runs + 1, weight * (1 - rate))
      return (failed.mean + passed.mean, failed.high + passed.high)
    }
    let expected = test.expected(at: rate, limit: 14)
    let all = follow(0, 0, 1)
    #expect(abs(expected.runs - all.mean) < 1e-9)
    #expect(abs(expected.atLeast - all.high) < 1e-12)
  }

  @Test(arguments: [(0.001, 0.01), (0.01, 0.05), (0.005, 0.015), (0.2, 0.3), (0.05, 0.9)])
  func `No boundary lets more than the errors through that are allowed`(
    low: Double, high: Double
  ) throws {
    let test = try #require(SequentialTest(low: low, high: high))
    #expect(test.expected(at: low).atLeast <= 0.05)
    #expect(test.expected(at: high).atLeast >= 0.95)
  }

  @Test(arguments: [(0.001, 0.01, 628), (0.01, 0.05, 181)])
  func `A test of a fixed size takes as many trials as binomial sums say`(
    low: Double, high: Double, runs: Int
  ) {
    #expect(SequentialTest(low: low, high: high)?.fixedRuns == runs)
  }

  @Test(arguments: [(0.001, SequentialTest.Answer.atLeast), (0.01, .atMost)])
  func `A wrong answer comes in less than one run of twenty`(
    share: Double, wrong: SequentialTest.Answer
  ) {
    var generator = Xoshiro256(key: 11)
    var count = 0
    for _ in 0..<1_000 {
      let outcomes = (0..<5_000).lazy.map { _ in Double.random(in: 0..<1, using: &generator) < share
      }
      if SequentialTest.standard.stop(outcomes)?.answer == wrong { count += 1 }
    }
    #expect(count <= 60, "seed 11")
  }

  @Test(arguments: ["0.01,0.001", "0,0.1", "0.1,1", "0.1", "0.1,0.2,0.3", "a,b", "nan,0.5"])
  func `Rates that do not rise between 0 and 1 make no test`(text: String) {
    #expect(SequentialTest(text) == nil)
  }

  @Test func `The words of a test make the same test again`() {
    #expect(SequentialTest("0.001,0.01") == .standard)
    #expect(SequentialTest(SequentialTest.standard.description) == .standard)
  }
}
