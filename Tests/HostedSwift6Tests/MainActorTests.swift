import XCTest

@MainActor
final class MainActorTests: XCTestCase {
  private var value = 0

  override func setUp() async throws { value = 1 }

  func testSynchronousTestIsOnTheMainActor() {
    XCTAssertEqual(value, 1)
  }

  func testThrowingTestIsOnTheMainActor() throws {
    XCTAssertEqual(try XCTUnwrap(value), 1)
  }

  func testWait() {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    waitForExpectations(timeout: 5)
  }

  func testIsolatedFulfillment() async {
    let done = expectation(description: "done")
    Task {
      try await Task.sleep(for: .seconds(3))
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 5)
  }

  func testTearDownBlocks() {
    addTeardownBlock {}
    addTeardownBlock { await Task.yield() }
  }

  func testActivity() {
    XCTAssertEqual(XCTContext.runActivity(named: "step") { $0.name }, "step")
  }

  func testMonitorsAndAttachments() {
    let monitor = addUIInterruptionMonitor(withDescription: "m") { [self] alert in
      value += alert.exists ? 1 : 2
      return true
    }
    removeUIInterruptionMonitor(monitor)
    add(XCTAttachment(string: "words"))
  }
}

final class PlainTests: XCTestCase {
  func testSleepIsVirtual() {
    let start = ContinuousClock.now
    sleep(20)
    XCTAssertEqual(start.duration(to: .now), .seconds(20))
  }

  @MainActor func testIsolatedAsync() async throws {
    try await Task.sleep(for: .seconds(20))
  }
}
