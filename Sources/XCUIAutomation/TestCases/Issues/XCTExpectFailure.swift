import TestHost

/// Expects a failure from here to the end of the test; without one the test fails.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init()
) {
  _ = ExpectedFailures.expect(failureReason, options)
}

/// Expects a failure that the matcher accepts, from here to the end of the test.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  XCTExpectFailure(
    failureReason,
    options: XCTExpectedFailure.Options(enabled: enabled, strict: strict, matcher: issueMatcher))
}

/// Expects a failure inside a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  failingBlock: () throws -> R
) rethrows -> R {
  guard let (test, entry) = ExpectedFailures.expect(failureReason, options) else {
    return try failingBlock()
  }
  defer { test.report(test.expectedFailures.end(entry)) }
  return try failingBlock()
}

/// Expects a failure that the matcher accepts inside a block.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason,
    options: XCTExpectedFailure.Options(enabled: enabled, strict: strict, matcher: issueMatcher),
    failingBlock: failingBlock)
}

extension ExpectedFailures {
  /// Adds an expected failure to the running test; nil if it is disabled or no test is running.
  fileprivate static func expect(
    _ reason: String?, _ options: XCTExpectedFailure.Options
  ) -> (test: XCTestCase, entry: Entry)? {
    guard options.isEnabled else { return nil }
    guard let test = RunningTests.current else {
      failCurrentTest("XCTExpectFailure was called outside of a test.")
      return nil
    }
    let entry = Entry(reason: reason, options: options, addresses: FailureSite.returnAddresses())
    test.expectedFailures.add(entry)
    return (test, entry)
  }
}

extension XCTestCase {
  /// Records the strict expectations without a failure.
  func report(_ unmatched: [ExpectedFailures.Entry]) {
    for entry in unmatched where !isOver && testRun?.hasBeenSkipped != true {
      raise(entry.unmatchedIssue)
    }
  }
}
