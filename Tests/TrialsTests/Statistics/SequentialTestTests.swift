import Testing
import Trials
import VirtualTime

struct SequentialTestTests {
  @Test func `Passes alone suffice after as many trials as Wald's bound says`() {
    let tests: [(low: Double, high: Double, trials: Int)] = [
      (0.001, 0.01, 326), (0.01, 0.05, 72), (0.005, 0.015, 292), (0.0001, 0.001, 3_270),
    ]
    for row in tests {
      let test = SequentialTest(low: row.low, high: row.high)
      let stop = test?.stop(repeatElement(false, count: 5_000))
      #expect(stop?.after == row.trials)
      #expect(stop?.answer == .atMost)
    }
  }

  @Test func `Failures alone suffice after two trials`() {
    let stop = SequentialTest.standard.stop([true, true, true])
    #expect(stop?.after == 2)
    #expect(stop?.answer == .atLeast)
  }

  @Test func `The first place where the likelihoods differ nineteenfold is the stop`() {
    var generator = Xoshiro256(key: 7)
    for round in 0..<200 {
      let share = [0.0005, 0.002, 0.005, 0.02, 0.3][round % 5]
      let outcomes = (0..<2_000).map { _ in Double.random(in: 0..<1, using: &generator) < share }
      let stop = SequentialTest.standard.stop(outcomes)
      #expect(stop?.after == Self.stop(outcomes), "round \(round)")
    }
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

  /// The same by products of likelihoods, one trial at a time.
  private static func stop(_ outcomes: [Bool]) -> Int? {
    var ratio = 1.0
    for (index, failed) in outcomes.enumerated() {
      ratio *= failed ? 0.01 / 0.001 : 0.99 / 0.999
      if ratio >= 19 || ratio <= 1.0 / 19 { return index + 1 }
    }
    return nil
  }
}
