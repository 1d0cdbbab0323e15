import SimulatedApp
import Testing
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import FlakeLab

/// The limits of forcing an order of events, and the report when they were not enough.
@Suite struct OrderLimitsTests {
  private func order(
    _ law: LatencyDistribution, _ body: @escaping @MainActor @Sendable () throws -> Void
  ) throws -> (order: RunOrder, pollInterval: VirtualDuration) {
    let test = FlowTest(Flow("looks", expecting: .mayFlake, body), app: SmallApp.loading(law))
    var search = OrderSearch(test: test)
    search.begin()
    return (try #require(search.runs.first).order, test.timing.pollInterval)
  }

  private func races(_ order: RunOrder) -> [RunOrder.Pair] {
    order.conflicts.keys.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  @Test func `polls are checked up to a number, and it is told that there may be others`() throws {
    let (order, interval) = try order(.uniform(from: .seconds(1), through: .seconds(4))) {
      XCUIApplication().launch()
      _ = XCUIApplication().staticTexts["done"].waitForExistence(timeout: 10)
      try Flow.require(XCUIApplication().staticTexts["done"].exists, "not done")
    }
    let found = { (race: RunOrder.Pair, limit: Int) in
      var search = PollSearch(
        RunOrder.Reversal(race), in: order, isGuessing: false, pollInterval: interval,
        work: AnalysisWork())
      search.checksLeft = limit
      search.find(atMost: .max)
      return search
    }
    let race = try #require(
      races(order).max {
        found($0, PollSearch.checkLimit).checks < found($1, PollSearch.checkLimit).checks
      })
    let checks = found(race, PollSearch.checkLimit).checks
    #expect(checks > 1)
    #expect(found(race, checks).isWhole)
    #expect(!found(race, checks - 1).isWhole)
  }

  @Test func `distributions are split so often, and what is not allowed is left to a run`() throws {
    let (order, interval) = try order(
      .mixture([
        WeightedLatency(weight: 1, .fixed(.seconds(5))),
        WeightedLatency(weight: 99, .fixed(.milliseconds(1))),
      ])
    ) {
      XCUIApplication().launch()
      sleep(1)
      try Flow.require(XCUIApplication().staticTexts["done"].exists, "not done")
    }
    let latencies = { (splits: Int) in
      races(order).flatMap { race -> [VirtualDuration] in
        var work = AnalysisWork()
        var placing = OrderPlacing(
          RunOrder.Reversal(race), in: order, pollInterval: interval, work: &work)
        placing.splitsLeft = splits
        return placing.latencies(&work).map { Array($0.values) } ?? []
      }
    }
    #expect(latencies(OrderPlacing.splitLimit).contains(.seconds(5)))
    #expect(latencies(1) == latencies(OrderPlacing.splitLimit))
    #expect(!latencies(0).contains(.seconds(5)))
  }
}
