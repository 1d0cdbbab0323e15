import Testing

@testable import TestHost
@testable import XCUIAutomation

@Suite struct WaitPlanTests {
  private let second: Int64 = 1_000_000_000

  private func looks(timeoutSeconds: Double) -> [Int64] {
    var plan = WaitPlan(start: 0, timeoutSeconds: timeoutSeconds)
    var now: Int64 = 0
    var looks: [Int64] = []
    while now < plan.deadline {
      now = plan.nextStop(looks: true, event: nil)
      if now == plan.deadline || plan.takePoll(at: now) { looks.append(now) }
    }
    return looks
  }

  @Test func `Predicates are looked at each second and at the deadline`() {
    #expect(looks(timeoutSeconds: 3) == [second, 2 * second, 3 * second])
    #expect(looks(timeoutSeconds: 1.5) == [second, second * 3 / 2])
    #expect(looks(timeoutSeconds: 0.5) == [second / 2])
  }

  @Test(arguments: [Double.nan, -1, 0, -Double.infinity])
  func `A time-out that is none ends at once`(seconds: Double) {
    #expect(WaitPlan(start: 5, timeoutSeconds: seconds).deadline == 5)
  }

  @Test func `A wait without limit ends with the allowance of a test`() {
    #expect(WaitPlan(start: 0, timeoutSeconds: .infinity).deadline == 600 * second)
  }

  @Test func `An event is a stop`() {
    let plan = WaitPlan(start: 0, timeoutSeconds: 5)
    #expect(plan.nextStop(looks: true, event: 7) == 7)
    #expect(plan.nextStop(looks: true, event: 9 * second) == second)
    #expect(plan.nextStop(looks: false, event: nil) == 5 * second)
  }

  @Test func `Grace is limited`() {
    var plan = WaitPlan(start: 0, timeoutSeconds: 5)
    var granted = 0
    for _ in 0..<1000 {
      while plan.takeGrace() { granted += 1 }
      plan.noteJump()
    }
    #expect(granted == WaitPlan.graceLimitMilliseconds)
  }
}
