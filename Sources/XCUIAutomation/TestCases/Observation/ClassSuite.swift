import TestDiscovery
import XCTest

/// The tests of a class, made when they are first asked for.
final class ClassSuite: XCTestSuite, ListedSuite {
  private let testClass: XCTest::XCTestCase.Type
  private lazy var made: [XCTest] = TestRegistry.tests(of: testClass).map { test in
    testClass.init(name: test.name, testClosure: test.run)
  }

  /// The tests of a class, as SwiftPM lists them.
  init(of testClass: XCTest::XCTestCase.Type) {
    self.testClass = testClass
    super.init(name: String(describing: testClass))
  }

  override var tests: [XCTest] { made + super.tests }

  /// Whether nothing was added to the tests of the class.
  var isUnchanged: Bool { super.tests.isEmpty }

  override func setUp() { testClass.setUp() }

  override func tearDown() { testClass.tearDown() }
}

extension XCTestSuite {
  /// Every test of the process, in a suite for each class.
  public class var `default`: XCTestSuite {
    let suite = XCTestSuite(name: "All tests")
    for testClass in TestRegistry.classes { suite.addTest(testClass.defaultTestSuite) }
    return suite
  }

  /// The tests of a class.
  public convenience init(forTestCaseClass testCaseClass: XCTestCase.Type) {
    self.init(name: String(describing: testCaseClass))
    for test in testCaseClass.defaultTestSuite.tests { addTest(test) }
  }
}
