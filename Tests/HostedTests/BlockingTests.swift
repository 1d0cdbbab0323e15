import Dispatch
import XCTest

/// Code that blocks the thread of the test until something else has happened.
final class BlockingTests: XCTestCase {
  func testSemaphoreSignalledByTask() {
    let semaphore = DispatchSemaphore(value: 0)
    Task.detached { semaphore.signal() }
    semaphore.wait()
  }

  func testSemaphoreSignalledByThread() {
    let semaphore = DispatchSemaphore(value: 0)
    Thread.detachNewThread { semaphore.signal() }
    semaphore.wait()
  }

  func testSemaphoreSignalledBySleepingTask() {
    let start = Date()
    let semaphore = DispatchSemaphore(value: 0)
    Task {
      try await Task.sleep(for: .seconds(9))
      semaphore.signal()
    }
    XCTAssertEqual(semaphore.wait(timeout: .now() + 20), .success)
    XCTAssertEqual(Date().timeIntervalSince(start), 9, accuracy: 0.01)
  }

  func testSemaphoreTimesOutInVirtualTime() {
    let start = Date()
    let semaphore = DispatchSemaphore(value: 0)
    XCTAssertEqual(semaphore.wait(timeout: .now() + 20), .timedOut)
    XCTAssertEqual(Date().timeIntervalSince(start), 20, accuracy: 0.01)
  }

  func testGroupOfTasks() {
    let group = DispatchGroup()
    for _ in 0..<3 {
      group.enter()
      Task { group.leave() }
    }
    XCTAssertEqual(group.wait(timeout: .now() + 20), .success)
  }

  func testTaskSeenBySleepingLoop() {
    let flag = Flag()
    Task.detached { flag.raise() }
    for _ in 0..<10 where !flag.isRaised { usleep(1000) }
    XCTAssertTrue(flag.isRaised)
  }

  func testMainQueueSeenByRunLoop() {
    let flag = Flag()
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { flag.raise() }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    XCTAssertFalse(flag.isRaised)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 2))
    XCTAssertTrue(flag.isRaised)
  }
}

private final class Flag: @unchecked Sendable {
  private let lock = NSLock()
  private var raised = false
  var isRaised: Bool { lock.withLock { raised } }
  func raise() { lock.withLock { raised = true } }
}
