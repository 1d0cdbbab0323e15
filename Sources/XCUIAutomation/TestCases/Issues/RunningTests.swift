import Foundation
import Synchronization
import TestHost

/// Finds the running test, also for code on threads that the test has made.
enum RunningTests {
  /// A weak reference to a test.
  private struct Reference: @unchecked Sendable {
    weak var test: XCTestCase?
  }

  private static let running = Mutex<[Reference]>([])

  /// The test of the current task; otherwise the only running test, if there is exactly one.
  static var current: XCTestCase? {
    if let test = HostedTest.active?.hostedCase as? XCTestCase { return test }
    return running.withLock { $0.count == 1 ? $0[0] : nil }?.test
  }

  /// Runs code of a test, which is registered as running until the code ends.
  static func with(_ test: XCTestCase, _ body: () -> Void) {
    let reference = Reference(test: test)
    running.withLock { $0.append(reference) }
    body()
    running.withLock { $0.removeAll { $0.test === test || $0.test == nil } }
  }
}
