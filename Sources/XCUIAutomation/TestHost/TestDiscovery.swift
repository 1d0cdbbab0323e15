public import XCTest

// Test discovery lists the tests of a class by `testCase(_:)`, which casts their functions to plain
// ones; the cast of an isolated function fails at start-up. These overloads take isolated functions
// as they are. XCTest runs synchronous tests on the main thread.

/// Lists tests isolated to the main actor.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  XCTest::testCase(allTests.map { name, function in (name, onMainActor(function)) })
}

/// Lists throwing tests isolated to the main actor.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  XCTest::testCase(allTests.map { name, function in (name, onMainActor(function)) })
}

private func onMainActor<T: XCTest::XCTestCase>(
  _ function: @escaping (T) -> @MainActor () throws -> Void
) -> (T) -> () throws -> Void {
  // Not sent anywhere: both are used on the thread that calls the test, which is the main one.
  nonisolated(unsafe) let function = function
  return { test in
    nonisolated(unsafe) let test = test
    return { try MainActor.assumeIsolated { try function(test)() } }
  }
}
