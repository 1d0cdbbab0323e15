import XCTest

/// A class that runs other tests than those it lists.
final class SuiteTests: XCTestCase {
  private var number = 0
  nonisolated(unsafe) private static var seen: [Int] = []

  override class var defaultTestSuite: XCTestSuite {
    let suite = XCTestSuite(name: "numbers")
    for number in [1, 2, 3] {
      let test = SuiteTests(name: "testNumber") { test in
        (test as? SuiteTests)?.testNumber()
      }
      test.number = number
      suite.addTest(test)
    }
    return suite
  }

  override class func tearDown() {
    if ChildRun.isChild { print("SEEN \(seen)") }
  }

  func testNumber() {
    XCTAssertGreaterThan(number, 0)
    Self.seen.append(number)
  }
}

final class PlainSuiteTests: XCTestCase {
  override class var defaultTestSuite: XCTestSuite { super.defaultTestSuite }

  func testFirst() {}
  func testSecond() {}

  func testSuiteHasTheListedTests() {
    let names = Set(Self.defaultTestSuite.tests.map(\.name))
    XCTAssertEqual(
      names,
      [
        "PlainSuiteTests.testFirst", "PlainSuiteTests.testSecond",
        "PlainSuiteTests.testSuiteHasTheListedTests",
      ])
    XCTAssertGreaterThan(XCTestSuite.default.testCaseCount, names.count)
  }
}

/// A class that runs once for each appearance and orientation.
final class ConfiguredTests: XCTestCase {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

  @MainActor
  func testLaunch() async {
    XCUIApplication().launch()
    if ChildRun.isChild {
      print("RAN", XCUIDevice.shared.appearance.rawValue, XCUIDevice.shared.orientation.rawValue)
    }
  }
}

final class SuiteOutputTests: XCTestCase {
  func testSuiteIsRunInTheListsPlace() throws {
    let text = try ChildRun.output(of: "SuiteTests")
    XCTAssertTrue(text.contains("SEEN [1, 2, 3]"), text)
    XCTAssertTrue(text.contains("Executed 3 tests, with 0 failures"), text)
  }

  func testEachConfigurationIsARun() throws {
    let text = try ChildRun.output(of: "ConfiguredTests")
    for run in ["RAN 1 1", "RAN 2 1", "RAN 1 4", "RAN 2 4"] {
      XCTAssertTrue(text.contains(run), text)
    }
    XCTAssertTrue(
      text.contains("'ConfiguredTests.testLaunch (Dark Appearance, Landscape Right"), text)
    XCTAssertFalse(text.contains("with 1 failure"), text)
  }

  func testEachConfigurationIsToldBeforeItsTest() throws {
    let lines = try ChildRun.output(of: "ConfiguredTests").split(separator: "\n").filter {
      $0.contains("Setting device ") || $0.contains("Setting appearance ")
        || $0.contains("Start Test at")
    }
    XCTAssertEqual(
      lines.map { $0.hasPrefix("    t =      nans ") ? $0.dropFirst(18) : "Start Test" },
      [
        "Setting device orientation to Portrait", "Setting appearance mode to Light", "Start Test",
        "Setting device orientation to Landscape Right", "Setting appearance mode to Light",
        "Start Test",
        "Setting device orientation to Portrait", "Setting appearance mode to Dark", "Start Test",
        "Setting device orientation to Landscape Right", "Setting appearance mode to Dark",
        "Start Test",
      ])
  }
}

/// The calls that an observer receives.
final class ObservedTests: XCTestCase {
  private final class Observer: XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { print("FINISHED", testCase.name) }
    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      print("ISSUE", issue.type.rawValue, issue.compactDescription)
    }
    func testCase(_ testCase: XCTestCase, didRecord expectedFailure: XCTExpectedFailure) {
      print("EXPECTED", expectedFailure.failureReason ?? "", expectedFailure.issue.type.rawValue)
    }
    func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {
      print("SUITE", issue.compactDescription)
    }
  }

  private static let observer = Observer()

  override class func setUp() {
    if ChildRun.isChild { XCTestObservationCenter.shared.addTestObserver(observer) }
  }

  func testAll() {
    guard ChildRun.isChild else { return }
    XCTExpectFailure("known") { XCTFail("expected") }
    XCTFail("wrong")
  }

  func testOutput() throws {
    if ChildRun.isChild { return }
    let text = try ChildRun.output(of: "ObservedTests/testAll")
    XCTAssertTrue(text.contains("ISSUE 0 failed - wrong"), text)
    XCTAssertTrue(text.contains("EXPECTED known 0"), text)
    XCTAssertTrue(text.contains("FINISHED ObservedTests.testAll"), text)
  }
}
