import Foundation

/// An asynchronous phase of a test, which synchronous code runs to its end.
///
/// It is Sendable although it changes: the task writes the outcome and `run()` reads it after the
/// end, under the lock.
package final class AsyncBody: @unchecked Sendable {
  private let operation: () async throws -> Void
  private let lock = NSLock()
  private var thrown: (any Error)?
  /// Whether a run loop waits for the end.
  private var isAwaited = false

  /// Makes a phase that runs an operation.
  package init(_ operation: @escaping () async throws -> Void) {
    self.operation = operation
  }

  /// Runs the operation and returns the error that it threw, if any.
  package func run() -> (any Error)? {
    if Thread.isMainThread { runInRunLoop() } else { runOnThisThread() }
    return lock.withLock { thrown }
  }

  /// On the main thread the run loop runs the tasks, also those of a hosted test.
  ///
  /// A waiter of XCTest would leave a timer of 30 days behind for each phase.
  private func runInRunLoop() {
    let end = DispatchSemaphore(value: 0)
    Task { [self] in
      await perform()
      end.signal()
      if lock.withLock({ isAwaited }) { DispatchQueue.main.async {} }  // wakes the run loop
    }
    // Most phases end in one pass; a run loop that may wait makes a timer of libdispatch.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    lock.withLock { isAwaited = true }
    while end.wait(timeout: .now()) == .timedOut {
      let soon = Date(timeIntervalSinceNow: 0.1)
      // A run loop inside the main queue's own work has nothing to wait for.
      if !RunLoop.main.run(mode: .default, before: soon) { Thread.sleep(forTimeInterval: 0.001) }
    }
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
