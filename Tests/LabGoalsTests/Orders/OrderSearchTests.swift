import FlakeLab
import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime
import XCUIAutomation

@testable import EventOrders
@testable import LabGoals

@Suite("Order search") struct OrderSearchTests {
  /// What a test saw in runs with latencies as chance has them, and in none of a search.
  static func missed(
    by search: OrderSearch, of flow: Flow, in app: AppDefinition, runs: Int
  ) -> Set<String> {
    let variant = GoalVariant("random", app: app, flow: flow)
    let found = Set(search.runs.flatMap(\.trial.failures).map(\.summary))
    return Set(variant.plainRuns(runs).flatMap(\.failures).map(\.summary)).subtracting(found)
  }

  /// The first programs, some in which what an event changes hangs on what came before it, and one
  /// in which the earlier event meets a wait too soon.
  private static let programs = FuzzCount.some(
    of: FuzzCount.times(2).map { $0 + 1 } + [508, 447, 545, 937], every: 3)

  @Test(arguments: programs) func `finds whatever chance finds`(number: UInt64) {
    let program = RandomProgram(seed: Seed(number))
    var search = OrderSearch(app: program.app, flow: program.flow)
    search.run()
    let missed = Self.missed(
      by: search, of: program.flow, in: program.app, runs: FuzzCount.times(150).count)
    #expect(missed.isEmpty, "seed \(number): \(program.steps) \(program.laws)")
    #expect(search.isExhausted)
    #expect(search.unplacedCount == 0, "seed \(number)")
  }

  @Test func `a search that was probed as often as the limit says is no proof`() {
    let feed = ScenarioApp.make("Feed") {
      Screen("main") {
        State("loading") { Invoke("feed", onDone: "loaded") }
        State("loaded") { Text("Loaded", id: "loaded") }
      }
      Loader("feed", latency: .uniform(from: .seconds(1), through: .seconds(2)))
    }
    var search = OrderSearch(app: feed, flow: Flow("launches") { XCUIApplication().launch() })
    search.probesInARow = OrderSearch.probeLimit
    search.run()
    #expect(search.probesMade == OrderSearch.probeLimit && !search.isOutOfProbes)
    search.probesInARow = 1
    #expect(!search.probe { _ in false } && search.isOutOfProbes)
  }

  @Test func `each run can be replayed by its token`() throws {
    let program = RandomProgram(seed: 8)
    var search = OrderSearch(app: program.app, flow: program.flow)
    search.run()
    for run in search.runs {
      #expect(search.replayed(run.token) == run.trial, "\(run.token)")
    }
  }
}
