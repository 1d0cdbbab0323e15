import SimulatedApp
import Testing
import VirtualTime

@testable import EventOrders

@Suite("Looks of a wait") struct WaitLooksTests {
  private func looks(
    _ limit: Double, lasting lasted: Double, ahead: Double = 0
  ) -> WaitLooks {
    WaitLooks(
      WaitSpan(began: .start, limit: .seconds(limit), isMet: true), lasting: .seconds(lasted),
      ahead: .seconds(ahead), interval: .seconds(1))
  }

  @Test func `each comes an interval and a cost after the one before`() {
    let looks = looks(10, lasting: 3.03)
    #expect(looks.last == 3)
    #expect(looks.look(1) == .seconds(1.01))
    #expect(looks.look(3) == .seconds(3.03))
    #expect(looks.look(4) == .seconds(4.04))
  }

  @Test func `the last comes at the end`() {
    let looks = looks(2, lasting: 2.01)
    #expect(looks.last == 2)
    #expect(looks.look(2) == .seconds(2.01))
    #expect(looks.look(5) == looks.end)
  }

  @Test func `one before others of its round comes as long before the end in each round`() {
    let looks = looks(10, lasting: 3.06, ahead: 0.02)
    #expect(looks.look(1) == .seconds(1))
    #expect(looks.look(3) == .seconds(3.04))
    #expect(looks.end == .seconds(10))
  }
}
