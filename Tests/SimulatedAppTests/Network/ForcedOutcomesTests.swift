import SimulatedApp
import Testing

@testable import AppNetwork

@Suite struct ForcedOutcomesTests {
  @Test func whatIsDecidedIsTakenInOrder() {
    var outcomes = ForcedOutcomes()
    outcomes.add("items", isFailure: true, times: 2)
    outcomes.add("items", isFailure: false, times: 1)

    #expect((0..<4).map { _ in outcomes.take("items") } == [true, true, false, nil])
  }

  @Test func theRestFollowsWhatHoldsForAll() {
    var outcomes = ForcedOutcomes()
    outcomes.ofAll = false
    outcomes.add("items", isFailure: true, times: 1)

    #expect((0..<2).map { _ in outcomes.take("items") } == [true, false])
    #expect(outcomes.take("other") == false)
  }

  @Test func noMoreThanTheLimitIsKept() {
    var outcomes = ForcedOutcomes()
    outcomes.add("items", isFailure: true, times: .max)
    outcomes.add("items", isFailure: true, times: 5)

    #expect(outcomes.coming["items"]?.count == ForcedOutcomes.limit)
  }

  @Test func aNegativeNumberOfTimesIsNone() {
    var outcomes = ForcedOutcomes()
    outcomes.add("items", isFailure: true, times: -1)

    #expect(outcomes.take("items") == nil)
  }
}
