import XCTest

final class AsyncTests: XCTestCase {
  private var wasSetUp = false

  override func setUp() async throws {
    try await Task.sleep(for: .seconds(3))
    wasSetUp = true
  }

  func testSetUpRan() { XCTAssertTrue(wasSetUp) }

  func testTaskSleepIsVirtual() async throws {
    let start = Date()
    try await Task.sleep(nanoseconds: 20_000_000_000)
    try await Task.sleep(for: .seconds(20))
    XCTAssertEqual(Date().timeIntervalSince(start), 40, accuracy: 0.01)
  }

  func testTasksWakeInOrder() async throws {
    let order = Order()
    await withTaskGroup(of: Void.self) { group in
      for delay in [3, 1, 2] {
        group.addTask {
          try? await Task.sleep(for: .seconds(delay))
          await order.add(delay)
        }
      }
    }
    let seen = await order.seen
    XCTAssertEqual(seen, [1, 2, 3])
  }

  func testFulfillmentByTask() async {
    let start = Date()
    let done = expectation(description: "done")
    Task {
      try await Task.sleep(for: .seconds(6))
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 6, accuracy: 0.01)
  }

  func testFulfillmentByThread() async {
    let done = expectation(description: "done")
    Thread.detachNewThread { done.fulfill() }
    await fulfillment(of: [done], timeout: 20)
  }

  func testFulfillmentOfPredicate() async {
    let start = Date()
    let predicate = NSPredicate { _, _ in Date().timeIntervalSince(start) >= 2.5 }
    await fulfillment(
      of: [XCTNSPredicateExpectation(predicate: predicate, object: nil)], timeout: 20)
    XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.01)
  }

  func testFulfillmentTimesOutInVirtualTime() async {
    let start = Date()
    let never = XCTestExpectation(description: "never")
    let result = await XCTWaiter.fulfillment(of: [never], timeout: 30)
    XCTAssertEqual(result, .timedOut)
    XCTAssertEqual(Date().timeIntervalSince(start), 30, accuracy: 0.01)
  }

  @MainActor
  func testMainActorTest() async throws {
    let start = Date()
    try await Task.sleep(for: .seconds(5))
    XCTAssertEqual(Date().timeIntervalSince(start), 5, accuracy: 0.01)
  }

  func testTaskThatYieldsUntilADate() async {
    let deadline = Date(timeIntervalSinceNow: 2)
    while Date() < deadline { await Task.yield() }
    XCTAssertEqual(Date().timeIntervalSince(deadline), 0, accuracy: 0.01)
  }

  func testClockSleep() async throws {
    let start = ContinuousClock.now
    try await ContinuousClock().sleep(for: .seconds(20))
    try await SuspendingClock().sleep(until: .now + .seconds(20))
    XCTAssertEqual(start.duration(to: .now), .seconds(40))
  }

  func testTimeoutByRacingTasks() async {
    let start = Date()
    let winner = await withTaskGroup(of: String.self) { group in
      group.addTask {
        try? await Task.sleep(for: .seconds(60))
        return "slow"
      }
      group.addTask {
        try? await Task.sleep(for: .seconds(5))
        return "fast"
      }
      let first = await group.next() ?? "none"
      group.cancelAll()
      return first
    }
    XCTAssertEqual(winner, "fast")
    XCTAssertEqual(Date().timeIntervalSince(start), 5, accuracy: 0.01)
  }

  func testContinuationResumedByDelayedBlock() async {
    let start = Date()
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 8) { continuation.resume() }
    }
    XCTAssertEqual(Date().timeIntervalSince(start), 8, accuracy: 0.01)
  }

  func testTearDownBlocksRunLastFirst() async {
    let order = Order()
    addTeardownBlock {
      let seen = await order.seen
      XCTAssertEqual(seen, [2])
    }
    addTeardownBlock {
      try await Task.sleep(for: .seconds(1))
      await order.add(2)
    }
  }

  func testBlockingSleepInTask() async {
    let start = Date()
    await Task.detached { _ = usleep(2_000_000) }.value
    XCTAssertEqual(Date().timeIntervalSince(start), 2, accuracy: 0.01)
  }
}

private actor Order {
  var seen: [Int] = []
  func add(_ value: Int) { seen.append(value) }
}
