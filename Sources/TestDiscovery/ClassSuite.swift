package import XCTest

/// The tests of a class, created at first use.
package final class ClassSuite: XCTestSuite, ListedSuite {
  private let testClass: XCTest::XCTestCase.Type
  /// Whether each run of a test prepares its class itself, so that nothing is done around them.
  package var isPreparedByTests = false
  private lazy var made: [XCTest] = TestRegistry.tests(of: testClass).map { test in
    testClass.init(name: test.name, testClosure: test.run)
  }

  /// The tests of a class, as SwiftPM lists them.
  package init(of testClass: XCTest::XCTestCase.Type) {
    self.testClass = testClass
    super.init(name: String(describing: testClass))
  }

  /// The tests of the class, then those that were added.
  package override var tests: [XCTest] { made + super.tests }

  /// Whether nothing was added to the tests of the class.
  package var isUnchanged: Bool { super.tests.isEmpty }

  /// Prepares the tests of the class.
  package override func setUp() { if !isPreparedByTests { testClass.setUp() } }

  /// Cleans up after the tests of the class.
  package override func tearDown() { if !isPreparedByTests { testClass.tearDown() } }
}
