public import TestDiscovery
public import XCTest

/// An observer of a test run; add one to `XCTestObservationCenter.shared`.
public protocol XCTestObservation: PlainTestObservation {
  /// Called before a test starts.
  func testCaseWillStart(_ testCase: XCTestCase)

  /// Called after a test has ended.
  func testCaseDidFinish(_ testCase: XCTestCase)

  /// Called after a test has failed; ``testCase(_:didRecord:)-(_,XCTIssue)`` has more details.
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)

  /// Called when a test has recorded an issue.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)

  /// Called when a test has failed as expected.
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)

  /// Called when a suite has recorded an issue that belongs to none of its tests.
  func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue)
}

extension XCTestObservation {
  /// Does nothing.
  public func testCaseWillStart(_ testCase: XCTestCase) {}
  /// Does nothing.
  public func testCaseDidFinish(_ testCase: XCTestCase) {}
  /// Does nothing.
  public func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {}
  /// Does nothing.
  public func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {}
  /// Does nothing.
  public func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {}
  /// Does nothing.
  public func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {}

  // XCTest calls these methods with its own class of tests.

  /// Calls the method for this module's class.
  public func testCaseWillStart(_ testCase: XCTest::XCTestCase) {
    if let testCase = testCase as? XCTestCase { testCaseWillStart(testCase) }
  }

  /// Calls the method for this module's class.
  public func testCaseDidFinish(_ testCase: XCTest::XCTestCase) {
    if let testCase = testCase as? XCTestCase { testCaseDidFinish(testCase) }
  }

  /// Calls the method for this module's class.
  public func testCase(
    _ testCase: XCTest::XCTestCase, didFailWithDescription description: String,
    inFile filePath: String?, atLine lineNumber: Int
  ) {
    guard let own = testCase as? XCTestCase else { return }
    self.testCase(
      own, didFailWithDescription: description, inFile: filePath, atLine: lineNumber)
  }
}

extension XCTestObservationCenter {
  /// Adds an observer, which also receives issues and expected failures.
  public func addTestObserver(_ testObserver: any XCTestObservation) {
    addTestObserver(testObserver as any PlainTestObservation)
    Observers.add(testObserver)
  }

  /// Removes an observer.
  public func removeTestObserver(_ testObserver: any XCTestObservation) {
    removeTestObserver(testObserver as any PlainTestObservation)
    Observers.remove(testObserver)
  }
}
