public import XCTest

/// A test class that can provide its suite.
///
/// The registry keeps the lists that SwiftPM writes for such classes. If the suite of a class
/// differs from its list, the suite runs instead.
public protocol ListedTestCase: XCTest::XCTestCase {
  /// The tests of the class.
  static var defaultTestSuite: XCTestSuite { get }

  /// Called when the tests of the class are listed, before any test runs.
  static func wasListed()
}

/// A suite that replaces the list of a class.
package protocol ListedSuite: XCTestSuite {
  /// Whether it contains exactly the tests of the list.
  var isUnchanged: Bool { get }
}
