import XCTest

final class VirtualTimeTests: XCTestCase {
  private func elapsed(_ body: () -> Void) -> Double {
    let start = Date()
    body()
    return Date().timeIntervalSince(start)
  }

  func testDateStartsAtTheSimulatedInstant() {
    XCTAssertEqual(Date().timeIntervalSince1970, 1_767_260_460, accuracy: 1)
  }

  func testSleep() { XCTAssertEqual(elapsed { sleep(20) }, 20, accuracy: 0.001) }
  func testUsleep() { XCTAssertEqual(elapsed { usleep(2_500_000) }, 2.5, accuracy: 0.001) }

  func testThreadSleepForTimeInterval() {
    XCTAssertEqual(elapsed { Thread.sleep(forTimeInterval: 30) }, 30, accuracy: 0.001)
  }

  func testThreadSleepUntil() {
    XCTAssertEqual(
      elapsed { Thread.sleep(until: Date(timeIntervalSinceNow: 40)) }, 40, accuracy: 0.001)
  }

  func testRunLoopUntil() {
    XCTAssertEqual(
      elapsed { RunLoop.current.run(until: Date(timeIntervalSinceNow: 50)) }, 50, accuracy: 0.001)
  }

  func testRunLoopMode() {
    XCTAssertEqual(
      elapsed { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 60)) }, 60,
      accuracy: 0.001)
  }

  func testContinuousClock() {
    let start = ContinuousClock.now
    sleep(7)
    XCTAssertEqual(start.duration(to: .now), .seconds(7))
  }

  func testSuspendingClock() {
    let start = SuspendingClock.now
    sleep(7)
    XCTAssertEqual(start.duration(to: .now), .seconds(7))
  }

  func testDispatchTime() {
    let start = DispatchTime.now()
    sleep(7)
    XCTAssertEqual(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds, 7_000_000_000)
  }

  func testSystemUptime() {
    let start = ProcessInfo.processInfo.systemUptime
    sleep(7)
    XCTAssertEqual(ProcessInfo.processInfo.systemUptime - start, 7, accuracy: 0.001)
  }

  func testMeasureRuns() { measure { sleep(1) } }

  func testTearDownBlock() { addTeardownBlock { XCTAssertTrue(true) } }

  func testTimerFiresInRunLoop() {
    let start = Date()
    nonisolated(unsafe) var fired: [Double] = []
    let timer = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in
      fired.append(Date().timeIntervalSince(start))
    }
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 7))
    timer.invalidate()
    XCTAssertEqual(fired.map { Int($0.rounded()) }, [2, 4, 6])
  }
}
