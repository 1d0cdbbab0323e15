import SimulatedApp
import Testing

@testable import ModelDrafting

@Suite struct LoopGuardTests {
  private static let reason =
    "the test looks for `Descendants matching type Button` again and again"

  /// How many actions a test makes that looks at buttons before each, until it is ended.
  private func actions(finding count: Int, limit: Int = 3_000) -> (Int, String?) {
    var loop = LoopGuard()
    for number in 1...limit {
      loop.testLooked(at: Query().descendants(.button), finding: count)
      if let reason = loop.testActs() { return (number, reason) }
    }
    return (limit, nil)
  }

  @Test func `a test that looks in vain is ended soon`() {
    #expect(actions(finding: 0) == (LoopGuard.missLimit + 1, Self.reason))
  }

  @Test func `a test that swipes until something can be touched is ended later`() {
    #expect(actions(finding: 1) == (LoopGuard.hitLimit + 1, Self.reason))
  }

  @Test func `a test that does not look at all is ended after the most steps`() {
    var loop = LoopGuard()
    let reasons = (0...LoopGuard.actionLimit).map { _ in loop.testActs() }
    #expect(reasons.dropLast().allSatisfy { $0 == nil })
    #expect(reasons.last == "the test makes more than 2000 steps, the limit")
  }

  @Test func `a test that looks at other things goes on`() {
    var loop = LoopGuard()
    for number in 1...1_000 {
      loop.testLooked(at: Query().descendants(.cell).index(number / 2), finding: number % 2)
      #expect(loop.testActs() == nil)
    }
  }

  @Test func `a test that looks at the same two things for long is ended`() {
    var loop = LoopGuard()
    let reasons = (0...(LoopGuard.staleLimit + 1)).map { number in
      loop.testLooked(at: Query().descendants(number % 2 == 0 ? .button : .cell), finding: 1)
      return loop.testActs()
    }
    #expect(reasons.firstIndex { $0 != nil } == LoopGuard.staleLimit + 1)
  }
}
