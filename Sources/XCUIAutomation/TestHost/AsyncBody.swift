import XCTest

/// An asynchronous phase of a test, run to its end from synchronous code.
///
/// Sendable although it changes: the error is written by the task before it fulfils the
/// expectation and read after the wait for it.
final class AsyncBody: @unchecked Sendable {
  private let operation: () async throws -> Void
  private var thrown: (any Error)?

  /// A phase that runs an operation.
  init(_ operation: @escaping () async throws -> Void) {
    self.operation = operation
  }

  /// Longer than any test takes: XCTest's own limit for asynchronous phases.
  private static let limitSeconds: Double = 30 * 86_400

  /// Runs the operation and returns the error it threw.
  func run() -> (any Error)? {
    let end = XCTest::XCTestExpectation(description: "end of an asynchronous phase")
    Task { [self] in
      do { try await operation() } catch { thrown = error }
      end.fulfill()
    }
    _ = XCTest::XCTWaiter.wait(for: [end], timeout: Self.limitSeconds)
    return thrown
  }
}
