import XCTest

/// Timers that a test adds to its run loop, and leaves.
final class LeftTimerTests: XCTestCase {
  nonisolated(unsafe) private static var count = 0

  private func waitInVain(seconds: TimeInterval) {
    let never = expectation(description: "never")
    never.isInverted = true
    wait(for: [never], timeout: seconds)
  }

  func test1ARepeatingTimerFiresFirstAfterItsInterval() {
    let timer = Timer(timeInterval: 1, repeats: true) { _ in Self.count += 1 }
    RunLoop.current.add(timer, forMode: .common)
    _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in Self.count += 10 }
    waitInVain(seconds: 5.5)
    XCTAssertEqual(Self.count, 25)
  }

  func test2BothAreGoneInTheNextTest() {
    Self.count = 0
    waitInVain(seconds: 20)
    XCTAssertEqual(Self.count, 0)
  }
}
