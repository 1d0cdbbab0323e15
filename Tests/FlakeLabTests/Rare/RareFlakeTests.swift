import SeededCases
import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import FlakeLab

@Suite("Rare flakes") struct RareFlakeTests {
  /// The longest latency with which a flow passes, in seconds, found by halving.
  private func longestPass(_ flow: Flow) -> Double {
    var (passing, failing) = (1.0, 30.0)
    for _ in 0..<30 {
      let middle = (passing + failing) / 2
      let app = SmallApp.loading(.fixed(.seconds(middle)))
      let trial = TrialRunner(app: CompiledApp(app), timing: .xcode26).run(flow, seed: 1)
      if trial.outcome == .failed { failing = middle } else { passing = middle }
    }
    return passing
  }

  @Test func `a loader beyond a timeout fails as often as its law says`() {
    let flow = Flow("waits", expecting: .mayFlake) {
      XCUIApplication().launch()
      try Flow.require(
        XCUIApplication().staticTexts["done"].waitForExistence(timeout: 10), "not done")
    }
    let app = SmallApp.loading(.logNormal(median: .seconds(1), sigma: 0.5))
    var flakes = RareFlakes(app: app, flow: flow)
    (flakes.runLimit, flakes.searchLimit) = (3_000, 100)
    let estimate = flakes.estimate()
    #expect(estimate.parts.map(\.summary) == ["not done"])
    #expect(estimate.upperBound / estimate.lowerBound < 1.5)
    let probability = PortableMaths.normalProbability(-PortableMaths.ln(longestPass(flow)) / 0.5)
    #expect(probability < 1e-5)
    #expect((estimate.lowerBound...estimate.upperBound).contains(probability))
  }

  @Test func `runs are drawn near so many failing orders, the first ones`() throws {
    let flow = Flow("fails") { try Flow.require(false, "always") }
    var search = OrderSearch(test: FlowTest(flow, app: SmallApp.loading(.fixed(.seconds(1)))))
    search.begin()
    let failing = try #require(search.runs.first)
    let limit = RareFlakes.witnessLimit
    let witnesses = { RareFlakes.witnesses(among: Array(repeating: failing, count: $0)).count }
    #expect(witnesses(limit) == limit)
    #expect(witnesses(limit + 1) == limit)
  }

  // More seeds rather than longer runs, so that a longer test adds to what a shorter one has seen.
  // Two intervals of 95 % lie apart about once in 200 times.
  @Test(arguments: FuzzCount.some(of: [Seed(1), 2], every: 2))
  func `agrees with a campaign where that can tell`(seed: Seed) {
    let flow = Flow("hasty", expecting: .mayFlake) {
      XCUIApplication().launch()
      sleep(1)
      try Flow.require(XCUIApplication().staticTexts["done"].exists, "not done")
    }
    let app = SmallApp.loading(.exponential(mean: .seconds(1)))
    var campaign = Campaign(app: app, flows: [flow])
    campaign.latencies = .asWritten
    campaign.firstSeed = seed.derived(0)
    let rate = campaign.run()[0].rate
    var flakes = RareFlakes(app: app, flow: flow)
    flakes.seed = seed
    flakes.runLimit = campaign.runs
    let estimate = flakes.estimate()
    #expect(estimate.lowerBound < rate.upperBound)
    #expect(estimate.upperBound > rate.lowerBound)
  }
}
