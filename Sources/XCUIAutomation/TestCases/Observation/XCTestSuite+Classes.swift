import TestDiscovery
public import XCTest

extension XCTestSuite {
  /// All tests of the process, with one suite for each class.
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
