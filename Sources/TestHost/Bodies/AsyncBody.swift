import Foundation
import XCTest

/// An asynchronous phase of a test, run to its end from synchronous code.
///
/// Sendable although it changes: the outcome is written by the task and read after its end, under
/// the lock.
package final class AsyncBody: @unchecked Sendable {
  private let operation: () async throws -> Void
  private let lock = NSLock()
  private var thrown: (any Error)?

  /// A phase that runs an operation.
  package init(_ operation: @escaping () async throws -> Void) {
    self.operation = operation
  }

  /// Longer than any test takes: XCTest's own limit for asynchronous phases.
  private static let limitSeconds: Double = 30 * 86_400

  /// Runs the operation and returns the error it threw.
  package func run() -> (any Error)? {
    if Thread.isMainThread { runInRunLoop() } else { runOnThisThread() }
    return lock.withLock { thrown }
  }

  /// On the main thread tasks go on in the run loop, those of a hosted test included.
  private func runInRunLoop() {
    let end = XCTest::XCTestExpectation(description: "end of an asynchronous phase")
    Task { [self] in
      await perform()
      end.fulfill()
    }
    _ = XCTest::XCTWaiter.wait(for: [end], timeout: Self.limitSeconds)
  }

  /// Elsewhere this thread runs the task itself: it may be one of the pool's, and the last.
  private func runOnThisThread() {
    let executor = CallingThreadExecutor()
    Task(executorPreference: executor) { [self] in
      await perform()
      executor.close()
    }
    executor.runJobs()
  }

  private func perform() async {
    var error: (any Error)?
    do { try await operation() } catch let thrown { error = thrown }
    lock.withLock { thrown = error }
  }
}
