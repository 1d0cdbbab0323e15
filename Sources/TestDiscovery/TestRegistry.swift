import Foundation
package import XCTest

/// The tests of this process, as SwiftPM has listed them.
package enum TestRegistry {
  /// A test of a class.
  package typealias Test = (name: String, run: (XCTest::XCTestCase) throws -> Void)

  /// Sendable although it is mutable: the lock guards every change.
  private final class Lists: @unchecked Sendable {
    let lock = NSLock()
    var classes: [any ListedTestCase.Type] = []
    var tests: [ObjectIdentifier: [Test]] = [:]
    var members: [ObjectIdentifier: [String: XCTest::XCTestCase]] = [:]
  }

  private static let lists = Lists()

  /// The classes, in the order in which they were listed.
  package static var classes: [any ListedTestCase.Type] { lists.lock.withLock { lists.classes } }

  /// The tests of a class, in order.
  package static func tests(of testClass: XCTest::XCTestCase.Type) -> [Test] {
    lists.lock.withLock { lists.tests[ObjectIdentifier(testClass)] ?? [] }
  }

  /// The test with a name in the suite of the class; nil if the class has no such suite.
  package static func member(
    of testClass: XCTest::XCTestCase.Type, named name: String
  ) -> XCTest::XCTestCase? {
    lists.lock.withLock { lists.members[ObjectIdentifier(testClass)]?[name] }
  }

  /// Lists the tests of a class, or those of the suite that the class runs instead.
  static func list(_ entry: XCTestCaseEntry) -> XCTestCaseEntry {
    guard let testClass = entry.testCaseClass as? any ListedTestCase.Type else { return entry }
    lists.lock.withLock {
      lists.classes.append(testClass)
      lists.tests[ObjectIdentifier(testClass)] = entry.allTests.map { ($0.0, $0.1) }
    }
    testClass.wasListed()
    let suite = testClass.defaultTestSuite
    if let listed = suite as? any ListedSuite, listed.isUnchanged { return entry }
    return list(suite, of: entry.testCaseClass)
  }

  private static func list(
    _ suite: XCTestSuite, of testClass: XCTest::XCTestCase.Type
  ) -> XCTestCaseEntry {
    var members: [String: XCTest::XCTestCase] = [:]
    var names: [String] = []
    for test in leaves(of: suite) {
      let name = unused(plainName(of: test), in: members)
      members[name] = test
      names.append(name)
    }
    lists.lock.withLock { lists.members[ObjectIdentifier(testClass)] = members }
    return (testClass, names.map { ($0, { _ in }) })
  }

  private static func leaves(of test: XCTest) -> [XCTest::XCTestCase] {
    if let suite = test as? XCTestSuite { return suite.tests.flatMap { leaves(of: $0) } }
    return (test as? XCTest::XCTestCase).map { [$0] } ?? []
  }

  private static func plainName(of test: XCTest) -> String {
    test.name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? test.name
  }

  private static func unused(_ name: String, in members: [String: XCTest::XCTestCase]) -> String {
    guard members[name] != nil else { return name }
    return (2...).lazy.map { "\(name) (\($0))" }.first { members[$0] == nil } ?? name
  }
}
