public import TestDiscovery
public import XCTest

/// Told of the course of a run; add one to `XCTestObservationCenter.shared`.
public protocol XCTestObservation: PlainTestObservation {
  /// A test is about to begin.
  func testCaseWillStart(_ testCase: XCTestCase)

  /// A test has ended.
  func testCaseDidFinish(_ testCase: XCTestCase)

  /// A test has failed; ``testCase(_:didRecord:)-(_,XCTIssue)`` says more.
  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int)

  /// A test has recorded an issue.
  func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue)

  /// A test has failed as it was expected to.
  func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure)

  /// A suite has recorded an issue that belongs to none of its tests.
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

  // XCTest calls its own forms, whose tests are of its own class.

  /// Hands on to the form for this module's class.
  public func testCaseWillStart(_ testCase: XCTest::XCTestCase) {
    if let testCase = testCase as? XCTestCase { testCaseWillStart(testCase) }
  }

  /// Hands on to the form for this module's class.
  public func testCaseDidFinish(_ testCase: XCTest::XCTestCase) {
    if let testCase = testCase as? XCTestCase { testCaseDidFinish(testCase) }
  }

  /// Hands on to the form for this module's class.
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
  /// Adds an observer, which is told of issues and expected failures too.
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
