import EventOrders
import FlakeLab
import SeededCases
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import LabGoals

@Suite("Order search") struct OrderSearchTests {
  /// What a test saw in runs with latencies as chance has them.
  private func seen(by flow: Flow, in app: AppDefinition, runs: Int) -> Set<String> {
    let variant = GoalVariant("random", app: app, flow: flow)
    return Set(variant.plainRuns(runs).flatMap(\.failures).map(\.summary))
  }

  /// The first programs, and some in which what an event changes hangs on what came before it.
  private static let programs = FuzzCount.times(2).map { $0 + 1 } + [508, 545, 937]

  @Test(arguments: programs) func `finds whatever chance finds`(number: UInt64) {
    let program = RandomProgram(seed: Seed(number))
    var search = OrderSearch(app: program.app, flow: program.flow)
    search.run()
    let found = Set(search.runs.flatMap(\.trial.failures).map(\.summary))
    let missed = seen(by: program.flow, in: program.app, runs: FuzzCount.times(150).count)
      .subtracting(found)
    #expect(missed.isEmpty, "seed \(number): \(program.steps) \(program.laws)")
    #expect(search.isExhausted)
    #expect(search.unplacedCount == 0, "seed \(number)")
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
