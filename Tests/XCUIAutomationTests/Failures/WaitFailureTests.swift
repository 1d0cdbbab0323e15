import Foundation
import SimulatedApp
import Testing
import XCUIAutomation

/// What failed waits say, in tests that wait (behaviour.md A7).
@Suite struct WaitFailureTests {
  private typealias Case = XCUIAutomation::XCTestCase

  private static func words(_ body: @escaping (Case) -> Void) throws -> [String] {
    try CaseRun.facts(CompiledApp(ShopApp.definition)) { test in
      XCUIApplication().launch()
      body(test)
    }.failures.map(ShopApp.xcodeWords)
  }

  @Test func `a predicate that stays false is named with its element`() throws {
    let words = try Self.words { test in
      let view = XCUIApplication().otherElements["Missing View"]
      let isThere = NSPredicate(format: "exists == 1")
      test.wait(for: [test.expectation(for: isThere, evaluatedWith: view)], timeout: 5)
    }
    #expect(
      words == [
        "Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: "
          + "\"Expect predicate `exists == 1` for object \"Missing View\" Other\"."
      ])
  }

  @Test func `a block predicate has no words of its own`() throws {
    let words = try Self.words { test in
      let never = NSPredicate { _, _ in false }
      let expectation = test.expectation(for: never, evaluatedWith: XCUIApplication())
      test.wait(for: [expectation], timeout: 0.1)
    }
    #expect(
      words == [
        "Asynchronous wait failed: Exceeded timeout of 0.1 seconds, with unfulfilled expectations: "
          + "\"Expect predicate `BLOCKPREDICATE` for object "
          + "Target Application 'com.example.shop'\"."
      ])
  }

  @Test func `an inverted expectation that is fulfilled says so`() throws {
    let words = try Self.words { test in
      let inverted = test.expectation(description: "inverted")
      inverted.isInverted = true
      inverted.fulfill()
      test.wait(for: [inverted], timeout: 1)
    }
    #expect(words == ["Asynchronous wait failed: Fulfilled inverted expectation \"inverted\"."])
  }

  @Test func `a wrong order names both expectations`() throws {
    let words = try Self.words { test in
      let first = test.expectation(description: "first")
      let second = test.expectation(description: "second")
      second.fulfill()
      first.fulfill()
      test.wait(for: [first, second], timeout: 1, enforceOrder: true)
    }
    #expect(
      words == [
        "Failed due to expectation fulfilled in incorrect order: requires 'first', "
          + "actually fulfilled 'second'."
      ])
  }

  @Test func `an expectation that nobody waits for is a failure`() throws {
    let words = try Self.words { test in _ = test.expectation(description: "name") }
    #expect(words == ["Failed due to unwaited expectation 'name'."])
  }

  @Test func `a wait for existence that is not met is no failure`() throws {
    let words = try Self.words { _ in
      #expect(!XCUIApplication().buttons["Sell"].waitForExistence(timeout: 2))
    }
    #expect(words.isEmpty)
  }
}
