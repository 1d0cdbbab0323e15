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
