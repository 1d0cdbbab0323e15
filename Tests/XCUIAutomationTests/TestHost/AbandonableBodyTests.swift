import TestHost
import Testing
import XCUIAutomation

@Suite struct AbandonableBodyTests {
  @Test func `A body that returns was not left`() {
    #expect(!AbandonableBody.run {})
  }

  @Test func `A body can be left from a nested call`() {
    var steps: [String] = []
    let wasLeft = AbandonableBody.run {
      steps.append("before")
      [1].forEach { _ in AbandonableBody.abandon() }
      steps.append("after")
    }
    #expect(wasLeft)
    #expect(steps == ["before"])
  }

  @Test func `Only the innermost body is left`() {
    var steps: [String] = []
    let outerWasLeft = AbandonableBody.run {
      steps.append("inner \(AbandonableBody.run { AbandonableBody.abandon() })")
      steps.append("outer goes on")
    }
    #expect(!outerWasLeft)
    #expect(steps == ["inner true", "outer goes on"])
  }

  @Test func `Nothing is armed outside a body`() {
    #expect(!AbandonableBody.isArmed)
    AbandonableBody.run { #expect(AbandonableBody.isArmed) }
    #expect(!AbandonableBody.isArmed)
  }

  @Test func `A shielded call cannot leave the body around it`() {
    AbandonableBody.run {
      AbandonableBody.shielded { #expect(!AbandonableBody.isArmed) }
      #expect(AbandonableBody.isArmed)
    }
  }

  @Test func `Bodies can be left a thousand times while accesses are open`() {
    var values = [0]
    func modify(_ value: inout Int) {
      value += 1
      AbandonableBody.abandon()
    }
    for _ in 0..<1000 { AbandonableBody.run { modify(&values[0]) } }
    #expect(values == [1000])
  }
}
