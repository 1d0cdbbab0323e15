import EventOrders
import FlakeLab
import Testing
import Trials
import VirtualTime

@testable import LabGoals

@Suite("Smallest schedule") struct SmallestScheduleTests {
  private func shrunk(_ fault: PlantedFault) throws -> SmallestSchedule {
    var search = OrderSearch(app: fault.app, flow: fault.flow)
    search.run()
    let failing = try #require(search.runs.last { $0.trial.outcome == .failed })
    let schedule = search.smallestSchedule(of: failing)
    return try #require(schedule)
  }

  @Test(arguments: 1...4) func `has as many orders as the fault hangs on`(depth: Int) throws {
    let schedule = try shrunk(PlantedFault(depth: depth))
    #expect(schedule.orders.count == depth, "\(schedule.orders)")
    #expect(schedule.replays <= 25)
  }

  @Test func `names both ends of each order`() throws {
    let schedule = try shrunk(PlantedFault(depth: 2))
    #expect(
      schedule.orders.map { "\($0.first) < \($0.second)" } == [
        "look for \"load0\" StaticText < loader load0 ends",
        "loader load0 ends < look for \"load0\" StaticText",
      ])
  }

  @Test func `stands beside a run that passes`() throws {
    let schedule = try shrunk(PlantedFault(depth: 3))
    #expect(schedule.failing.trial.outcome == .failed)
    #expect(schedule.passing.trial.outcome == .passed)
  }
}
