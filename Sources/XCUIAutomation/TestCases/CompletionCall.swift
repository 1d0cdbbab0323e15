import Foundation

/// The handler that a phase calls at its end; calls after the first change nothing.
///
/// Sendable although it changes: every change is made under the lock.
final class CompletionCall: @unchecked Sendable {
  /// Fulfilled by the call.
  let expectation = XCTestExpectation(description: "completion")
  private let lock = NSLock()
  private var ended = false
  private var error: (any Error)?

  /// Whether the handler was called.
  var isOver: Bool { lock.withLock { ended } }

  /// The handler.
  func call(_ error: (any Error)?) {
    let isFirst = lock.withLock {
      guard !ended else { return false }
      ended = true
      self.error = error
      return true
    }
    if isFirst { expectation.fulfill() }
  }

  /// Throws the error that the handler got, if it got one.
  func result() throws {
    if let error = lock.withLock({ error }) { throw error }
  }
}
