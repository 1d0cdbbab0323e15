import Foundation
import Synchronization
import TestHost

/// Which test is running, also for code on threads that the test has made.
enum RunningTests {
  /// A test by a reference that does not keep it.
  private struct Reference: @unchecked Sendable {
    weak var test: XCTestCase?
  }

  private static let running = Mutex<[Reference]>([])

  /// The test whose code is running: that of the task, else the only one there is.
  static var current: XCTestCase? {
    if let test = HostedTest.current?.hostedCase as? XCTestCase { return test }
    return running.withLock { $0.count == 1 ? $0[0] : nil }?.test
  }

  /// Runs a test's code as a running test.
  static func with(_ test: XCTestCase, _ body: () -> Void) {
    let reference = Reference(test: test)
    running.withLock { $0.append(reference) }
    body()
    running.withLock { $0.removeAll { $0.test === test || $0.test == nil } }
  }
}
