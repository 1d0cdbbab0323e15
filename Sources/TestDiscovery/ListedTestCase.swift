public import XCTest

/// A class of tests that knows the suite of its tests.
///
/// The lists that SwiftPM writes of such classes are kept in the registry, and a suite of theirs
/// that differs from the list is run in its place.
public protocol ListedTestCase: XCTest::XCTestCase {
  /// The tests of the class.
  static var defaultTestSuite: XCTestSuite { get }
}

/// A suite that stands for the list of a class.
package protocol ListedSuite: XCTestSuite {
  /// Whether it holds just what the list does.
  var isUnchanged: Bool { get }
}
