import Dispatch
import XCTest

/// Waits in which only the work of other threads may take real time.
final class RealTimeTests: XCTestCase {
  func testWorkOfAQueueIsAwaited() {
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      usleep(20_000)
      done.fulfill()
    }
    wait(for: [done], timeout: 1)
  }

  func testWorkThatAQueueHandsOnIsAwaited() {
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      usleep(5000)
      DispatchQueue(label: "other").async {
        usleep(5000)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.005) { done.fulfill() }
      }
    }
    wait(for: [done], timeout: 1)
  }

  func testWorkOfAGroupIsAwaited() {
    let done = expectation(description: "done")
    let group = DispatchGroup()
    for _ in 0..<3 { DispatchQueue.global().async(group: group) { usleep(5000) } }
    group.notify(queue: .global()) { done.fulfill() }
    wait(for: [done], timeout: 1)
  }

  func testWorkItemsAreAwaited() {
    let done = expectation(description: "done")
    let item = DispatchWorkItem(qos: .background) { usleep(5000) }
    item.notify(queue: .global()) { done.fulfill() }
    DispatchQueue.global().async(execute: item)
    wait(for: [done], timeout: 1)
  }

  func testBarriersAreAwaited() {
    let done = expectation(description: "done")
    let queue = DispatchQueue(label: "many", attributes: .concurrent)
    queue.async { usleep(5000) }
    queue.async(flags: .barrier) { done.fulfill() }
    wait(for: [done], timeout: 1)
  }

  func testOperationsAreAwaited() {
    let done = expectation(description: "done")
    let queue = OperationQueue()
    let first = BlockOperation { usleep(5000) }
    let second = BlockOperation { done.fulfill() }
    second.addDependency(first)
    queue.addOperations([second, first], waitUntilFinished: false)
    wait(for: [done], timeout: 1)
  }

  func testThreadsAreAwaited() {
    let done = expectation(description: "done")
    Thread.detachNewThread {
      usleep(20_000)
      done.fulfill()
    }
    wait(for: [done], timeout: 1)
  }

  func testSourcesAreAwaited() {
    let done = expectation(description: "done")
    let source = DispatchSource.makeUserDataAddSource(queue: .global())
    source.setEventHandler { done.fulfill() }
    source.activate()
    source.add(data: 1)
    wait(for: [done], timeout: 1)
  }

  func testSemaphoreOfAQueueIsAwaited() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      usleep(20_000)
      semaphore.signal()
    }
    XCTAssertEqual(semaphore.wait(timeout: .now() + 1), .success)
  }

  func testWorkOfAQueueIsAwaitedByATask() async {
    let done = expectation(description: "done")
    DispatchQueue.global().async {
      usleep(20_000)
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 1)
  }
}
