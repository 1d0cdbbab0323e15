import CTestHost
import Foundation
import XCUIAutomation

@testable import TestHost

/// How long waits ask the machine to sleep.
///
/// They run in a process of their own, since a thread that another test has left behind counts as
/// work: ``IdleWaitProcessTests``.
final class IdleWaitTests: XCUIAutomation::XCTestCase {
  override func setUpWithError() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment["IDLE_WAITS"] != nil)
  }

  /// The nanoseconds for which code has this thread sleep in real time.
  private func slept(during body: () -> Void) -> Int64 {
    let before = test_host_real_sleeps()
    body()
    return test_host_real_sleeps() - before
  }

  private func never() -> XCUIAutomation::XCTestExpectation {
    let never = expectation(description: "never")
    never.isInverted = true
    return never
  }

  func testAnExpectationThatNobodyFulfilsTakesNoRealTime() {
    XCTAssertEqual(slept { wait(for: [never()], timeout: 20) }, 0)
  }

  func testASemaphoreThatNobodySignalsTakesNoRealTime() {
    let semaphore = DispatchSemaphore(value: 0)
    XCTAssertEqual(slept { _ = semaphore.wait(timeout: .now() + 20) }, 0)
  }

  func testARunLoopWithoutWorkTakesNoRealTime() {
    let end = Date(timeIntervalSinceNow: 20)
    XCTAssertEqual(slept { XCUIAutomation::RunLoop.current.run(until: end) }, 0)
  }

  func testWorkThatHasEndedTakesNoRealTime() {
    DispatchQueue.global().sync(flags: .barrier) {}
    let done = expectation(description: "done")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 1)
    XCTAssertEqual(slept { wait(for: [never()], timeout: 20) }, 0)
  }

  func testAnIdleExpectationOfATaskTakesNoRealTime() async {
    let before = test_host_real_sleeps()
    await fulfillment(of: [never()], timeout: 20)
    XCTAssertEqual(test_host_real_sleeps() - before, 0)
  }

  func testWorkUnderWayTakesRealTime() {
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { end.wait() }
    XCTAssertGreaterThan(slept { wait(for: [never()], timeout: 1) }, 0)
    end.signal()
  }

  func testABlockAfterADelayIsAwaitedSoLongAndThenToldOf() {
    let end = DispatchSemaphore(value: 0)
    let before = OtherWork.leftBehind
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { end.wait() }
    let took = slept { wait(for: [never()], timeout: 2) }
    XCTAssertGreaterThanOrEqual(
      took, Int64(HostedTest.blockRestLimit) * HostedTest.blockRestNanoseconds)
    XCTAssertEqual(OtherWork.leftBehind, before + 1)
    end.signal()
  }

  func testWorkOfAnEarlierTestTakesNoneFromTheNext() {
    let end = DispatchSemaphore(value: 0)
    DispatchQueue.global().async { end.wait() }
    test_host_forget_work()
    XCTAssertEqual(slept { wait(for: [never()], timeout: 1) }, 0)
    end.signal()
  }
}
