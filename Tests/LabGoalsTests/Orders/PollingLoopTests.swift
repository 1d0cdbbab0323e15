import EventOrders
import FlakeLab
import Foundation
import SimulatedApp
import TestRuns
import Testing
import VirtualTime
import XCUIAutomation

/// A test that looks again and again, with a short sleep between.
@Suite("Order search of polling loops") struct PollingLoopTests {
  /// Shows a text after some seconds.
  private static func app(_ latency: ClosedRange<Double>) -> AppDefinition {
    AppDefinition("Polled", bundleIdentifier: "com.example.polled", default: "Main") {
      Coordinator("Main", root: "main", container: .plain)
      Loader(
        "slow",
        latency: .uniform(
          from: .seconds(latency.lowerBound), through: .seconds(latency.upperBound)))
      Screen("main") {
        State("loading") { Invoke("slow", onDone: "shown") }
        State("shown") { Text("done", id: "done") }
      }
    }
  }

  /// A test that polls so often.
  private static func test(
    every microseconds: UInt32, latency: ClosedRange<Double> = 2...2.2
  ) -> FlowTest {
    let flow = Flow("polls") {
      let app = XCUIApplication()
      app.launch()
      while !app.staticTexts["done"].exists { usleep(microseconds) }
    }
    return FlowTest(flow, app: app(latency), timing: .zero)
  }

  /// How many steps the analysis of the first two runs takes, and how many events they have.
  private func cost(every microseconds: UInt32) -> (steps: Int, events: Int) {
    var search = OrderSearch(test: Self.test(every: microseconds))
    search.runLimit = 2
    search.run()
    return (search.analysisSteps, search.runs.map(\.eventCount).reduce(0, +))
  }

  @Test func `the analysis of a run grows with its polls, and not faster`() {
    let (few, many) = (cost(every: 8_000), cost(every: 1_000))
    #expect(many.events > 7 * few.events)
    #expect(many.steps * few.events < 2 * few.steps * many.events, "\(few) \(many)")
  }

  @Test func `every poll at which the loop can end is a run, and all are certified`() throws {
    var search = OrderSearch(test: Self.test(every: 5_000, latency: 2...2.05))
    search.run()
    let polls = Set(search.runs.map(\.eventCount))
    #expect(polls.count == search.runs.count && polls.count >= 10)
    #expect(OrderCertificate(of: search) != nil)
  }

  @Test func `a search over its limit of analysis ends and certifies nothing`() {
    var search = OrderSearch(test: Self.test(every: 5_000))
    search.analysisLimit = 200_000
    search.run()
    #expect(search.isOverAnalysisLimit && !search.coversAll)
    #expect(OrderCertificate(of: search) == nil)
    #expect(search.analysisSteps < 2 * search.analysisLimit)
  }

  @Test func `the limit of analysis is named in the table`() {
    var search = TestSearch(.exhaustive, runLimit: 1_000)
    search.analysisLimit = 200_000
    let table = SearchTable([search.findings(of: Self.test(every: 5_000))], latencies: "everyday")
    #expect(table.text.contains("none failed"))
    #expect(table.text.contains("not certified: limit of analysis"))
  }

  @Test func `two searches end at the same step of analysis`() {
    let searches = (0..<2).map { _ in
      var search = OrderSearch(test: Self.test(every: 5_000))
      search.analysisLimit = 200_000
      search.run()
      return search
    }
    #expect(searches[0].analysisSteps == searches[1].analysisSteps)
    #expect(searches[0].runs.map(\.token) == searches[1].runs.map(\.token))
  }
}
