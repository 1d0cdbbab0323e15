import Foundation
import TestHost

/// The expectations a test has made and not waited for yet, oldest first.
///
/// Sendable although it changes: every change is made under the lock.
final class ExpectationList: @unchecked Sendable {
  private let lock = NSLock()
  private var expectations: [XCTestExpectation] = []

  /// The expectations no wait has taken.
  var unwaited: [XCTestExpectation] {
    lock.withLock { expectations }.filter { !$0.hasBeenWaitedFor }
  }

  /// Adds an expectation and returns it.
  func add<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
    lock.withLock { expectations.append(expectation) }
    return expectation
  }

  /// Records a failure of a test that ends without waiting for all of them.
  func failIfUnwaited(in test: XCTestCase) {
    let forgotten = unwaited
    lock.withLock { expectations = [] }
    guard !forgotten.isEmpty, !test.isOver else { return }
    for expectation in forgotten { expectation.cleanUp() }
    test.fail(WaitMessage.unwaited(forgotten.map(\.expectationDescription)))
  }
}
