import Synchronization
import TestHost

/// The expectations that a test has made but not waited for, oldest first.
final class ExpectationList: Sendable {
  private let expectations = Mutex<[XCTestExpectation]>([])

  /// The expectations that no wait has used.
  var unwaited: [XCTestExpectation] {
    expectations.withLock { $0 }.filter { !$0.hasBeenWaitedFor }
  }

  func add<Expectation: XCTestExpectation>(_ expectation: Expectation) -> Expectation {
    expectations.withLock { $0.append(expectation) }
    return expectation
  }

  /// Fails the test if it ends without waiting for all of them.
  func failIfUnwaited(in test: XCTestCase) {
    let forgotten = unwaited
    expectations.withLock { $0 = [] }
    guard !forgotten.isEmpty, !test.isOver else { return }
    for expectation in forgotten { expectation.cleanUp() }
    test.fail(WaitMessage.unwaited(forgotten.map(\.expectationDescription)))
  }
}
