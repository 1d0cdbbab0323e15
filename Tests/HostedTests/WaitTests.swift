import XCTest

final class WaitTests: XCTestCase {
  func testExpectationFulfilledBefore() {
    let done = expectation(description: "done")
    done.fulfill()
    wait(for: [done], timeout: 5)
  }

  func testExpectationFulfilledByTask() {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    wait(for: [done], timeout: 20)
  }

  func testExpectationFulfilledByDetachedTask() {
    let done = expectation(description: "done")
    Task.detached { done.fulfill() }
    wait(for: [done], timeout: 20)
  }

  func testExpectationFulfilledByMainQueue() {
    let done = expectation(description: "done")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 20)
  }

  func testExpectationFulfilledByThread() {
    let done = expectation(description: "done")
    Thread.detachNewThread { done.fulfill() }
    wait(for: [done], timeout: 20)
  }

  func testExpectationFulfilledAfterDelayOnMainQueue() {
    let start = Date()
    let done = expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 12) { done.fulfill() }
    wait(for: [done], timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 12, accuracy: 0.01)
  }

  func testExpectationFulfilledAfterDelayOnGlobalQueue() {
    let start = Date()
    let done = expectation(description: "done")
    DispatchQueue.global().asyncAfter(deadline: .now() + 12) { done.fulfill() }
    wait(for: [done], timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 12, accuracy: 0.01)
  }

  func testExpectationFulfilledByWorkAfterDelay() {
    let start = Date()
    let done = expectation(description: "done")
    DispatchQueue.global().asyncAfter(deadline: .now() + 4) {
      for _ in 0..<100 { sched_yield() }
      DispatchQueue.main.async { done.fulfill() }
    }
    wait(for: [done], timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 4, accuracy: 0.01)
  }

  func testExpectationFulfilledByTimer() {
    let start = Date()
    let done = expectation(description: "done")
    _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in done.fulfill() }
    waitForExpectations(timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.01)
  }

  func testExpectationFulfilledBySleepingTask() {
    let start = Date()
    let done = expectation(description: "done")
    Task {
      try await Task.sleep(for: .seconds(4))
      done.fulfill()
    }
    wait(for: [done], timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 4, accuracy: 0.01)
  }

  func testPredicateIsFirstSeenAfterOneSecond() {
    let start = Date()
    expectation(for: NSPredicate(block: { _, _ in true }), evaluatedWith: nil)
    waitForExpectations(timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 1, accuracy: 0.01)
  }

  func testPredicateIsSeenAtTheNextWholeSecond() {
    let start = Date()
    let predicate = NSPredicate { _, _ in Date().timeIntervalSince(start) >= 4.5 }
    wait(for: [XCTNSPredicateExpectation(predicate: predicate, object: nil)], timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 5, accuracy: 0.01)
  }

  func testPredicateMadeTrueByThread() {
    let flag = Flag()
    DispatchQueue.global().async { flag.raise() }
    expectation(for: NSPredicate { _, _ in flag.isRaised }, evaluatedWith: nil)
    waitForExpectations(timeout: 5)
  }

  func testTimeoutPassesInVirtualTime() {
    let start = Date()
    let never = XCTestExpectation(description: "never")
    XCTAssertEqual(XCTWaiter.wait(for: [never], timeout: 20), .timedOut)
    XCTAssertEqual(Date().timeIntervalSince(start), 20, accuracy: 0.01)
  }

  func testInvertedExpectationWaitsToTheEnd() {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: 8)
  }

  func testNotification() {
    let name = Notification.Name("posted")
    expectation(forNotification: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    waitForExpectations(timeout: 5)
  }

  func testOrderIsSeen() {
    let first = XCTestExpectation(description: "first")
    let second = XCTestExpectation(description: "second")
    second.fulfill()
    first.fulfill()
    let result = XCTWaiter().wait(for: [first, second], timeout: 5, enforceOrder: true)
    XCTAssertEqual(result, .incorrectOrder)
  }
}

/// A mark that one thread sets and another one looks at.
private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false

  var isRaised: Bool { lock.withLock { value } }

  func raise() { lock.withLock { value = true } }
}
