import Foundation

/// The completion handler of a test phase; only its first call counts.
///
/// It is Sendable although it changes: every change is made under the lock.
final class CompletionCall: @unchecked Sendable {
  /// The expectation that the call fulfils.
  let expectation = XCTestExpectation(description: "completion")
  private let lock = NSLock()
  private var ended = false
  private var error: (any Error)?

  /// Whether the handler was called.
  var isOver: Bool { lock.withLock { ended } }

  /// Ends the phase, with an error if it failed.
  func call(_ error: (any Error)?) {
    let isFirst = lock.withLock {
      guard !ended else { return false }
      ended = true
      self.error = error
      return true
    }
    if isFirst { expectation.fulfill() }
  }

  /// Throws the error that the handler received, if any.
  func result() throws {
    if let error = lock.withLock({ error }) { throw error }
  }
}
