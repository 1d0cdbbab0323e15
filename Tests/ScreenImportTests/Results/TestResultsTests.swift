import SimulatedApp
import Testing

@testable import ScreenImport

@Suite("Results of a Mac") struct TestResultsTests {
  private static let tests = """
    { "devices": [{ "deviceName": "iPhone 16" }],
      "testNodes": [{ "name": "Shop", "nodeType": "Test Plan", "children": [
        { "name": "ShopUITests", "nodeType": "UI test bundle", "children": [
          { "name": "CartTests", "nodeType": "Test Suite", "children": [
            { "name": "testAdd()", "nodeType": "Test Case", "result": "Failed",
              "nodeIdentifier": "CartTests/testAdd()", "durationInSeconds": 9.5,
              "children": [
                { "name": "CartTests.swift:42: XCTAssertTrue failed - no total",
                  "nodeType": "Failure Message", "result": "Failed" }] },
            { "name": "testPay()", "nodeType": "Test Case", "result": "Passed",
              "nodeIdentifier": "CartTests/testPay()", "duration": "3s" }] }] }] }] }
    """

  private static let activities = """
    { "testIdentifier": "CartTests/testAdd()", "testName": "testAdd()",
      "testRuns": [{ "device": { "deviceName": "iPhone 16" }, "activities": [
        { "title": "Start Test at 2026-03-01 10:00:00.000", "startTime": 1772359200.0,
          "isAssociatedWithFailure": false },
        { "title": "Waiting 5.0s for \\"total\\" StaticText to exist", "startTime": 1772359201.5,
          "isAssociatedWithFailure": false, "childActivities": [
            { "title": "Checking existence", "startTime": 1772359202.5 }] },
        { "title": "XCTAssertTrue failed - no total", "startTime": 1772359206.5,
          "isAssociatedWithFailure": true }] }] }
    """

  private func read(_ text: String) throws -> [LoggedTest] {
    try TestResults.read(Array(text.utf8))
  }

  @Test func `the tree of tests has failures with their lines`() throws {
    let tests = try read(Self.tests)
    #expect(tests.map(\.name) == ["CartTests/testAdd", "CartTests/testPay"])
    #expect(
      tests[0].failures == [
        TestFailure(
          message: "XCTAssertTrue failed - no total", file: "CartTests.swift", line: 42)
      ])
    #expect(tests[0].seconds == 9.5)
    #expect(tests[1].failures.isEmpty)
  }

  @Test func `activities have times from the start of the test`() throws {
    let test = try #require(try read(Self.activities).first)
    #expect(test.steps.map(\.seconds) == [0, 1.5, 2.5, 6.5])
    #expect(test.waits.map(\.taken) == [5])
    #expect(test.failures.map(\.summary) == ["XCTAssertTrue failed - no total"])
  }

  @Test func `both files say more than one`() throws {
    var test = try #require(try read(Self.activities).first)
    test.add(try read(Self.tests)[0])
    #expect(test.failures.map(\.line) == [42])
    #expect(test.waits.count == 1)
  }

  @Test func `details of one test have its failures`() throws {
    let tests = try read(
      """
      { "testIdentifier": "CartTests/testAdd()", "testRuns": [
        { "nodeType": "Device", "children": [
          { "nodeType": "Failure Message", "name": "A.swift:7: XCTFail" }] }] }
      """)
    #expect(tests.map(\.name) == ["CartTests/testAdd"])
    #expect(tests[0].failures.map(\.line) == [7])
  }

  @Test func `a summary has the failures of each test`() throws {
    let tests = try read(
      """
      { "title": "Test - Shop", "result": "Failed", "failedTests": 2, "testFailures": [
        { "testName": "testAdd()", "targetName": "ShopUITests", "testIdentifier": 1,
          "testIdentifierString": "CartTests/testAdd()", "failureText": "XCTAssertTrue failed" },
        { "testName": "testAdd()", "testIdentifierString": "CartTests/testAdd()",
          "failureText": "CartTests.swift:42: XCTFail - no total" },
        { "testName": "testPay()", "testIdentifier": "CartTests/testPay()",
          "failureText": "XCTAssertNil failed" }] }
      """)
    #expect(tests.map(\.name) == ["CartTests/testAdd", "CartTests/testPay"])
    #expect(tests[0].failures.map(\.summary) == ["XCTAssertTrue failed", "XCTFail - no total"])
    #expect(tests[0].failures.map(\.line) == [0, 42])
  }

  @Test func `an older record of a run has the failures with their lines, each once`() throws {
    let issue = """
      { "_type": { "_name": "TestFailureIssueSummary" },
        "message": { "_value": "XCTAssertTrue failed - no total" },
        "testCaseName": { "_value": "CartTests.testAdd()" },
        "documentLocationInCreatingWorkspace": { "url": { "_value":
          "file:///a/CartTests.swift#EndingLineNumber=41&StartingLineNumber=41" } } }
      """
    let issues = #""issues": { "testFailureSummaries": { "_values": [\#(issue)] } }"#
    let tests = try read(
      """
      { "_type": { "_name": "ActionsInvocationRecord" }, \(issues),
        "actions": { "_values": [{ "actionResult": { \(issues) } }] } }
      """)
    #expect(tests.map(\.name) == ["CartTests/testAdd"])
    #expect(
      tests[0].failures == [
        TestFailure(
          message: "XCTAssertTrue failed - no total", file: "CartTests.swift", line: 42)
      ])
  }

  @Test func `an older summary of a test has its steps, also past midnight`() throws {
    func activity(_ title: String, _ start: String, _ inner: String = "") -> String {
      """
      { "title": { "_value": "\(title)" }, "start": { "_value": "2026-03-01T\(start)+0000" },
        "subactivities": { "_values": [\(inner)] } }
      """
    }
    let inner = activity("Checking existence", "00:00:00.250")
    let tests = try read(
      """
      { "_type": { "_name": "ActionTestSummary" },
        "identifier": { "_value": "CartTests/testAdd()" }, "duration": { "_value": "9.5" },
        "activitySummaries": { "_values": [
          \(activity("Start Test", "23:59:58.500")),
          \(activity("Waiting 5.0s for total", "23:59:59.000", inner))] },
        "failureSummaries": { "_values": [{ "message": { "_value": "XCTFail" },
          "fileName": { "_value": "/a/CartTests.swift" }, "lineNumber": { "_value": "7" } }] } }
      """)
    #expect(tests.map(\.name) == ["CartTests/testAdd"])
    #expect(tests[0].steps.map(\.seconds) == [0, 0.5, 1.75])
    #expect(tests[0].steps.map(\.depth) == [0, 0, 1])
    let failure = TestFailure(message: "XCTFail", file: "CartTests.swift", line: 7)
    #expect(tests[0].failures == [failure])
    #expect(tests[0].seconds == 9.5)
  }

  @Test(arguments: ["{", "{\"a\": 1}", "{\n  \"testNodes\": [,]\n}"])
  func `JSON of another form has a place`(text: String) {
    #expect(throws: ImportFault.self) { try read(text) }
  }

  @Test func `a log is read as well`() throws {
    let tests = try read("/a/A.swift:7: error: -[M.CartTests testAdd] : XCTFail")
    #expect(tests.map(\.name) == ["CartTests/testAdd"])
  }
}
