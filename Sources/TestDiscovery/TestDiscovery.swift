public import XCTest

// SwiftPM lists the tests of a class by `testCase(_:)`, which converts their functions to plain
// ones; at start-up that conversion fails for functions isolated to the main actor. These overloads
// take such functions exactly as they are, so they are preferred. XCTest runs synchronous tests on
// the main thread.
//
// Exactly means also whether the functions are sendable, which depends on the language mode of the
// listing and on what the class holds. In Swift 6 mode an isolated function type cannot be spelled
// without being sendable; that is why this module is in Swift 5 mode.

/// Lists plain tests of a class whose tests are kept in the registry.
public func testCase<T: ListedTestCase>(
  _ allTests: [(String, (T) -> () -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list((T.self, allTests.map { test in listed(test.0) { (it: T) in test.1(it)() } }))
}

/// Lists plain throwing tests of a class whose tests are kept in the registry.
public func testCase<T: ListedTestCase>(
  _ allTests: [(String, (T) -> () throws -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list(
    (T.self, allTests.map { test in listed(test.0) { (it: T) in try test.1(it)() } }))
}

/// Lists tests isolated to the main actor.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list(
    (T.self, allTests.map { test in listed(test.0) { (it: T) in try call(test.1(it)) } }))
}

/// Lists throwing tests isolated to the main actor.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list(
    (T.self, allTests.map { test in listed(test.0) { (it: T) in try call(test.1(it)) } }))
}

/// Lists tests isolated to the main actor, by sendable functions.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, @Sendable (T) -> @MainActor () -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list(
    (T.self, allTests.map { test in listed(test.0) { (it: T) in try call(test.1(it)) } }))
}

/// Lists throwing tests isolated to the main actor, by sendable functions.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, @Sendable (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list(
    (T.self, allTests.map { test in listed(test.0) { (it: T) in try call(test.1(it)) } }))
}

/// Lists tests isolated to the main actor, by functions sendable in both parts.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, @Sendable (T) -> @MainActor @Sendable () -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list(
    (T.self, allTests.map { test in listed(test.0) { (it: T) in try call(test.1(it)) } }))
}

/// Lists throwing tests isolated to the main actor, by functions sendable in both parts.
public func testCase<T: XCTest::XCTestCase>(
  _ allTests: [(String, @Sendable (T) -> @MainActor @Sendable () throws -> Void)]
) -> XCTestCaseEntry {
  TestRegistry.list(
    (T.self, allTests.map { test in listed(test.0) { (it: T) in try call(test.1(it)) } }))
}

private func call(_ function: @MainActor () throws -> Void) throws {
  try MainActor.assumeIsolated { try function() }
}

/// A test in XCTest's form; XCTest calls it only with an instance of the same class.
private func listed<T: XCTest::XCTestCase>(
  _ name: String, _ run: @escaping (T) throws -> Void
) -> (String, (XCTest::XCTestCase) throws -> Void) {
  (name, { test in if let test = test as? T { try run(test) } })
}
