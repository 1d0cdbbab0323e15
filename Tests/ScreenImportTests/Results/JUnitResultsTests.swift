import SimulatedApp
import Testing

@testable import ScreenImport

@Suite("JUnit reports") struct JUnitResultsTests {
  private func failures(_ testCase: String) throws -> [TestFailure] {
    try TestResults.read(Array("<?xml version='1.0'?>\n<testsuites>\(testCase)".utf8))
      .flatMap(\.failures)
  }

  private static let failure = TestFailure(
    message: "XCTAssertEqual failed: (\"1\") is not equal to (\"2\")", file: "CartTests.swift",
    line: 42)

  @Test func `tests have names and seconds`() throws {
    let report = """
      <testsuites name="All"><testsuite name="ShopUITests.CartTests" tests="2">
        <testcase classname="ShopUITests.CartTests" name="testAdd" time="9.5"/>
        <testcase classname='CartTests' name='testPay()'><skipped/></testcase>
      </testsuite></testsuites>
      """
    let tests = try TestResults.read(Array(report.utf8))
    #expect(tests.map(\.name) == ["CartTests/testAdd", "CartTests/testPay"])
    #expect(tests.map(\.seconds) == [9.5, nil])
    #expect(tests.flatMap(\.failures).isEmpty)
  }

  @Test func `the place is below the message, as xcpretty writes it`() throws {
    let report = """
      <testcase classname='CartTests' name='testAdd'>
        <failure message='XCTAssertEqual failed: (&quot;1&quot;) is not equal to (&quot;2&quot;)'>
        Tests/CartTests.swift:42</failure></testcase>
      """
    #expect(try failures(report) == [Self.failure])
  }

  @Test(arguments: [
    "/ci/shop/CartTests.swift:42 - XCTAssertEqual failed: (\"1\") is not equal to (\"2\")",
    "CartTests.swift:42: XCTAssertEqual failed: (\"1\") is not equal to (\"2\")",
    "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") (CartTests.swift#"
      + "CharacterRangeLen=0&EndingLineNumber=41&StartingLineNumber=41)",
  ])
  func `the message has the place, as other tools write it`(message: String) throws {
    let escaped = message.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    #expect(
      try failures("<testcase name='CartTests.testAdd'><failure message=\"\(escaped)\"/>")
        == [Self.failure])
  }

  @Test func `a failure may have a text alone`() throws {
    let report = "<testcase name='testAdd'><failure><![CDATA[no <b> total]]></failure></testcase>"
    #expect(try failures(report) == [TestFailure(message: "no <b> total", file: "", line: 0)])
  }

  @Test func `a page without tests is a log`() throws {
    #expect(try TestResults.read(Array("<html>Not found</html>".utf8)).isEmpty)
    #expect(try TestResults.read(Array("<testcase name='a".utf8)).isEmpty)
  }
}
