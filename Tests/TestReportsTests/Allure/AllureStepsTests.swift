import SimulatedApp
import Testing

@testable import TestReports

@Suite("Allure's steps of a journal") struct AllureStepsTests {
  private func steps(_ facts: [JournalFact]) throws -> [AllureModel.Step] {
    AllureSteps(try JournalRecord(SampleRun.journal(facts)), uuid: "u", start: 0).steps
  }

  @Test func `are kept up to a number, and the others are counted`() throws {
    let activities = { (count: Int) in
      Array(
        repeating: [JournalFact.activityBegan(title: "a"), .activityEnded], count: count
      ).flatMap { $0 }
    }
    let limit = AllureSteps.limit
    let most = try steps(activities(limit))
    #expect(most.count == limit)
    #expect(most.last?.name == "a")

    let more = try steps(activities(limit + 1))
    #expect(more.count == limit + 1)
    #expect(more.last?.name == "1 more steps are left out")
  }

  @Test func `are inside each other up to a depth`() throws {
    let nested = { (count: Int) in
      Array(repeating: JournalFact.activityBegan(title: "a"), count: count)
        + Array(repeating: .activityEnded, count: count)
    }
    let limit = AllureSteps.depthLimit
    #expect(try steps(nested(limit)).map(depth) == [limit])
    #expect(try steps(nested(limit + 1)).map(depth) == [limit, 1])
  }

  private func depth(_ step: AllureModel.Step) -> Int {
    1 + (step.steps.map(depth).max() ?? 0)
  }
}
