import Foundation
import TestHost
import Testing

@testable import XCUIAutomation

@Suite struct WaitMessageTests {
  @Test func `A time-out tells seconds and names`() {
    #expect(
      WaitMessage.timedOut(after: 5, unfulfilled: ["a", "b"])
        == "Asynchronous wait failed: Exceeded timeout of 5 seconds, "
        + "with unfulfilled expectations: \"a\", \"b\".")
    #expect(
      WaitMessage.timedOut(after: 0.1, unfulfilled: ["a"]).contains("timeout of 0.1 seconds,"))
  }

  @Test func `An inverted fulfilment is named`() {
    #expect(
      WaitMessage.fulfilledInverted("never")
        == "Asynchronous wait failed: Fulfilled inverted expectation \"never\".")
  }

  @Test func `A wrong order tells both`() {
    #expect(
      WaitMessage.wrongOrder(required: "first", actual: "second")
        == "Failed due to expectation fulfilled in incorrect order: requires 'first', "
        + "actually fulfilled 'second'.")
  }

  @Test func `a predicate is described by its canonical form and its object`() {
    let predicate = NSPredicate(format: "exists == true")
    #expect(
      WaitMessage.predicate(predicate, object: "x")
        == "Expect predicate `exists == 1` for object x")
  }

  @Test func `Unwaited expectations are listed`() {
    #expect(WaitMessage.unwaited(["a"]) == "Failed due to unwaited expectation 'a'.")
    #expect(WaitMessage.unwaited(["a", "b"]) == "Failed due to unwaited expectations 'a', 'b'.")
  }
}
