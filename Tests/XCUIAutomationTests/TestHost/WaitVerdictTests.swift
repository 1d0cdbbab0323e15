import Testing

@testable import XCUIAutomation

@Suite struct WaitVerdictTests {
  private typealias Expectation = XCUIAutomation.XCTestExpectation

  private func expectation(_ name: String, inverted: Bool = false) -> Expectation {
    let expectation = Expectation(description: name)
    expectation.isInverted = inverted
    return expectation
  }

  private func verdict(
    _ expectations: [Expectation], timedOut: Bool = false, ordered: Bool = false
  ) -> WaitVerdict? {
    WaitVerdict.on(expectations, isTimedOut: timedOut, enforcesOrder: ordered)
  }

  @Test func `All fulfilled completes`() {
    let one = expectation("one")
    #expect(verdict([one]) == nil)
    one.fulfill()
    #expect(verdict([one]) == .completed)
  }

  @Test func `A time-out names what is open`() {
    let (one, two) = (expectation("one"), expectation("two"))
    one.fulfill()
    #expect(verdict([one, two], timedOut: true) == .timedOut(unfulfilled: [two]))
  }

  @Test func `An inverted expectation completes only at the deadline`() {
    let never = expectation("never", inverted: true)
    #expect(verdict([never]) == nil)
    #expect(verdict([never], timedOut: true) == .completed)
  }

  @Test func `An inverted expectation that is fulfilled fails at once`() {
    let never = expectation("never", inverted: true)
    never.fulfill()
    #expect(verdict([never]) == .invertedFulfillment(never))
  }

  @Test func `Order is enforced before all are fulfilled`() {
    let (one, two) = (expectation("one"), expectation("two"))
    two.fulfill()
    #expect(verdict([one, two], ordered: true) == .incorrectOrder(actual: two, required: one))
    #expect(verdict([one, two]) == nil)
  }

  @Test func `An expectation needs as many fulfilments as it says`() {
    let thrice = expectation("thrice")
    thrice.expectedFulfillmentCount = 3
    thrice.fulfill()
    thrice.fulfill()
    #expect(!thrice.isFulfilled)
    thrice.fulfill()
    #expect(thrice.isFulfilled)
  }
}
