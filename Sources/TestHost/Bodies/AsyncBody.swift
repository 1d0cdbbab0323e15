import Foundation
import XCTest

/// An asynchronous phase of a test, which synchronous code runs to its end.
///
/// It is Sendable although it changes: the task writes the outcome and `run()` reads it after the
/// end, under the lock.
package final class AsyncBody: @unchecked Sendable {
  private let operation: () async throws -> Void
  private let lock = NSLock()
  private var thrown: (any Error)?

  /// Makes a phase that runs an operation.
  package init(_ operation: @escaping () async throws -> Void) {
    self.operation = operation
  }

  /// XCTest's own limit for asynchronous phases, which no test reaches: 30 days.
  private static let limitSeconds: Double = 30 * 86_400

  /// Runs the operation and returns the error that it threw, if any.
  package func run() -> (any Error)? {
    if Thread.isMainThread { runInRunLoop() } else { runOnThisThread() }
    return lock.withLock { thrown }
  }

  /// On the main thread the run loop runs the tasks, also those of a hosted test.
  private func runInRunLoop() {
    let end = XCTest::XCTestExpectation(description: "end of an asynchronous phase")
    Task { [self] in
      await perform()
      end.fulfill()
    }
    _ = XCTest::XCTWaiter.wait(for: [end], timeout: Self.limitSeconds)
  }

  /// On another thread this thread runs the task, as it may be the last free one of the pool.
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
