import SeededCases
import Testing
import VirtualTime

@testable import Trials

@Suite("Sampling of rare failures") struct RareSamplerTests {
  @Test func `nothing that fails leaves an upper bound`() {
    var sampler = RareSampler(seed: 1) { draws, _ in
      _ = draws.quantile(of: "a")
      return nil
    }
    sampler.effort.runLimit = 1_500
    let estimate = sampler.estimate()
    #expect(estimate.probability == 0)
    #expect(estimate.upperBound > 1e-4)
    #expect(estimate.runs <= 1_500)
  }

  /// The estimate of a failure that needs the answer 1, which is given in one of a thousand runs,
  /// and how often a run had it.
  private func estimateOfOneInAThousand(seed: Seed) -> (RareFlakeEstimate, given: Int) {
    var given = 0
    var sampler = RareSampler(seed: seed) { draws, seed in
      var chance = SeedSequence(seed: seed).source(named: "answer")
      let question = ChanceQuestion(
        .outcome, from: ChanceSourceID(index: 0), drawn: chance.unit() < 0.001 ? 1 : 0, bound: 2,
        probability: 0.001)
      guard draws.answer(to: question, named: "load fails") == 1 else { return nil }
      given += 1
      return TestFailure(message: "no answer", file: "", line: 0)
    }
    sampler.effort = .short
    sampler.answers = [["load fails": 1]]
    return (sampler.estimate(), given)
  }

  @Test func `an unlikely answer is given in half of the runs`() {
    let (estimate, given) = estimateOfOneInAThousand(seed: 3)
    #expect(abs(Double(given) / Double(estimate.runs) - 0.5) < 0.1)
  }

  @Test func `nineteen of twenty intervals hold the rate`() {
    let seeds = FuzzCount.times(20)
    let held = seeds.count { number in
      let estimate = estimateOfOneInAThousand(seed: Seed(number + 1)).0
      return (estimate.lowerBound...estimate.upperBound).contains(0.001)
    }
    // With intervals that hold in 95 %, fewer than 16 of 20 occur once in 390 times, and fewer than
    // 275 of 300 once in 200 times.
    #expect(held >= (seeds.count < 300 ? seeds.count * 4 / 5 : seeds.count * 11 / 12))
  }

  /// Two answers that are unlikely together, and one that does it alone.
  @Test(arguments: FuzzCount.some(of: [UInt64](1...8).map { Seed($0) }, every: 8))
  func `failures by several answers are added up`(seed: Seed) {
    let shares = ["a": 0.1, "b": 0.02, "c": 0.001]
    var sampler = RareSampler(seed: seed) { draws, seed in
      let answers = shares.sorted { $0.key < $1.key }.map { name, share in
        var chance = SeedSequence(seed: seed).source(named: name)
        let question = ChanceQuestion(
          .outcome, from: ChanceSourceID(index: 0), drawn: chance.unit() < share ? 1 : 0, bound: 2,
          probability: share)
        return (draws.answer(to: question, named: name) ?? question.drawn) == 1
      }
      let fails = answers[0] && answers[1] || answers[2]
      return fails ? TestFailure(message: "no answer", file: "", line: 0) : nil
    }
    sampler.effort = .short
    sampler.answers = [["a": 1, "b": 1], ["a": 1], ["b": 1], ["c": 1]]
    let truth = 0.1 * 0.02 + 0.001 - 0.1 * 0.02 * 0.001
    let estimate = sampler.estimate()
    // Twice the interval: these are eight of them.
    let slack = estimate.upperBound / estimate.probability
    #expect(
      estimate.lowerBound / slack <= truth && truth <= estimate.upperBound * slack, "\(estimate)")
  }
}
