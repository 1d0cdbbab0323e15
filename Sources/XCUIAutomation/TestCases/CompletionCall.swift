import Synchronization

/// The completion handler of a test phase; only its first call counts.
final class CompletionCall: Sendable {
  /// The expectation that the call fulfils.
  let expectation = XCTestExpectation(description: "completion")
  private let outcome = Mutex<Result<Void, any Error>?>(nil)

  /// Whether the handler was called.
  var isOver: Bool { outcome.withLock { $0 != nil } }

  /// Ends the phase, with an error if it failed.
  func call(_ error: (any Error)?) {
    let isFirst = outcome.withLock { outcome in
      guard outcome == nil else { return false }
      outcome = error.map { .failure($0) } ?? .success(())
      return true
    }
    if isFirst { expectation.fulfill() }
  }

  /// Throws the error that the handler received, if any.
  func result() throws {
    try outcome.withLock { $0 }?.get()
  }
}
