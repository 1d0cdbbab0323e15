import EventOrders
import FlakeLab
import SimulatedApp
import Testing
import Trials
import VirtualTime

@testable import LabGoals

@Suite("Order search") struct OrderSearchTests {
  /// What the test of a program saw in runs with latencies as chance has them.
  private func seen(by program: RandomProgram, runs: Int) -> Set<String> {
    var campaign = Campaign(app: program.app, flows: [program.flow])
    campaign.runs = runs
    campaign.latencies = .asWritten
    return Set(campaign.run()[0].trials.flatMap(\.failures).map(\.summary))
  }

  /// The first programs, and some in which what an event changes hangs on what came before it.
  private static let programs = FuzzCount.times(12).map { $0 + 1 } + [508, 545, 937]

  @Test(arguments: programs) func `finds whatever chance finds`(number: UInt64) {
    let program = RandomProgram(seed: Seed(number))
    var search = OrderSearch(app: program.app, flow: program.flow)
    search.run()
    let found = Set(search.runs.flatMap(\.trial.failures).map(\.summary))
    let missed = seen(by: program, runs: FuzzCount.times(150).count).subtracting(found)
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
