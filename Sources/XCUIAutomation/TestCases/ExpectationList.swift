import Foundation
import TestHost

/// The expectations that a test has made but not waited for, oldest first.
///
/// It is Sendable although it changes: every change is made under the lock.
final class ExpectationList: @unchecked Sendable {
  private let lock = NSLock()
  private var expectations: [XCTestExpectation] = []

  /// The expectations that no wait has used.
  var unwaited: [XCTestExpectation] {
    lock.withLock { expectations }.filter { !$0.hasBeenWaitedFor }
  }

  /// Adds an expectation and returns it.
  func add<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
    lock.withLock { expectations.append(expectation) }
    return expectation
  }

  /// Fails the test if it ends without waiting for all of them.
  func failIfUnwaited(in test: XCTestCase) {
    let forgotten = unwaited
    lock.withLock { expectations = [] }
    guard !forgotten.isEmpty, !test.isOver else { return }
    for expectation in forgotten { expectation.cleanUp() }
    test.fail(WaitMessage.unwaited(forgotten.map(\.expectationDescription)))
  }
}
