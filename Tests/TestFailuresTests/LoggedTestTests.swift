import Testing

@testable import TestFailures

@Suite("Tests in logs") struct LoggedTestTests {
  private static let mac = """
    Test Suite 'CartTests' started at 2026-03-01 10:00:00.000.
    Test Case '-[ShopUITests.CartTests testAdd]' started.
        t =     0.00s Start Test at 2026-03-01 10:00:00.000
        t =     1.20s Tap "add" Button
        t =     1.30s     Wait for com.example.shop to idle
        t =     2.00s Waiting 5.0s for "total" StaticText to exist
        t =     3.00s     Checking `Expect predicate `existsNoRetry == 1``
        t =     7.10s Tear Down
    /ci/shop/CartTests.swift:42: error: -[ShopUITests.CartTests testAdd] : XCTAssertTrue failed - no total
    Test Case '-[ShopUITests.CartTests testAdd]' failed (7.345 seconds).
    """

  @Test func `a log of a Mac has steps, times and failures`() throws {
    let test = try #require(LoggedTest.all(in: Self.mac).first)
    #expect(test.name == "CartTests/testAdd")
    #expect(test.steps.map(\.depth) == [0, 0, 1, 0, 1, 0])
    #expect(test.steps[1].words == "Tap \"add\" Button")
    #expect(
      test.failures == [
        TestFailure(
          message: "XCTAssertTrue failed - no total", file: "CartTests.swift", line: 42)
      ])
    #expect(test.seconds == 7.345)
  }

  @Test func `a wait lasts until the next step beside it`() throws {
    let wait = try #require(LoggedTest.all(in: Self.mac).first?.waits.first)
    #expect(wait.limit == 5)
    #expect(abs(wait.taken - 5.1) < 0.001)
  }

  @Test func `CI may put the time before each line`() {
    let log = Self.mac.split(separator: "\n").map { "2026-03-01T10:00:00.1234567Z " + $0 }
    #expect(LoggedTest.all(in: log.joined(separator: "\n")) == LoggedTest.all(in: Self.mac))
  }

  @Test func `CI may put its own words before each line`() {
    let log = Self.mac.split(separator: "\n").map { "[2026-03-01 10:00] [STDOUT] stdout: " + $0 }
    #expect(LoggedTest.all(in: log.joined(separator: "\n")) == LoggedTest.all(in: Self.mac))
  }

  @Test func `words of a test are no steps`() {
    #expect(LoggedTest.all(in: "waited until t = 3s\n").isEmpty)
  }

  @Test func `a failure that is told as a step and as an error counts once`() throws {
    let step =
      "    t =     6.97s Assertion Failure: CartTests.swift:42: XCTAssertTrue failed - no total\n"
    let alone = try #require(LoggedTest.all(in: step).first)
    #expect(
      alone.failures == [
        TestFailure(message: "XCTAssertTrue failed - no total", file: "CartTests.swift", line: 42)
      ])
    let both = LoggedTest.all(in: Self.mac.replacing("/ci/shop", with: step + "/ci/shop"))
    #expect(both.first?.failures == alone.failures)
  }

  private static let summary = """
    ShopUITests.CartTests
      testAdd, XCTAssertTrue failed - no total
      /ci/shop/CartTests.swift:42
      ```
            app.buttons["add"].tap()
      ```
      testPay, failed, since 3 are left
      /ci/shop/Pages/CartPage.swift:7

    \t Executed 2 tests, with 2 failures (0 unexpected) in 83.501 (83.682) seconds
    """

  @Test(arguments: ["", "[10:00:00]: ▸ "])
  func `summaries of xcpretty and fastlane tell failures`(mark: String) {
    let log = Self.summary.split(separator: "\n").map { mark + $0 }.joined(separator: "\n")
    #expect(
      LoggedTest.all(in: log) == [
        LoggedTest(
          name: "CartTests/testAdd",
          failures: [
            TestFailure(
              message: "XCTAssertTrue failed - no total", file: "CartTests.swift", line: 42)
          ]),
        LoggedTest(
          name: "CartTests/testPay",
          failures: [
            TestFailure(message: "failed, since 3 are left", file: "CartPage.swift", line: 7)
          ]),
      ])
    #expect(LoggedTest.all(in: Self.mac + "\n" + log).first == LoggedTest.all(in: Self.mac).first)
  }

  @Test(arguments: ["#", ":"])
  func `a failure with the place of a result bundle belongs to the test named above`(mark: String) {
    let place = "file:///ci/shop/CartTests.swift\(mark)CharacterRangeLen=0&EndingLineNumber=41"
    let log = """
      Intermittent failures on CartTests.testAdd()
      \(place)&StartingLineNumber=41 - XCTAssertTrue failed - no total
      """
    let added = LoggedTest(
      name: "CartTests/testAdd",
      failures: [
        TestFailure(message: "XCTAssertTrue failed - no total", file: "CartTests.swift", line: 42)
      ])
    #expect(LoggedTest.all(in: log) == [added])
    let nameless = log.replacing("CartTests.testAdd()", with: "a test")
    #expect(LoggedTest.all(in: nameless) == [added.named("")])
  }

  @Test(
    arguments: [
      ("    ✖ ", 0), ("    \u{1B}[31m✖\u{1B}[0m ", 0), ("2026-11-30T10:00:00.1Z ##[error]    ", 0),
      ("::error file=/ci/shop/CartTests.swift,line=42::    ", 42),
      (
        "##vso[task.logissue type=error;sourcepath=/ci/shop/CartTests.swift;linenumber=42]    ", 42
      ),
    ],
    ["Test Suite 'CartTests' started at 10:00", "\u{1B}[1mTest Suite CartTests started on 'A'"])
  func `xcbeautify tells failures with a cross, or with a mark for CI`(
    _ mark: (text: String, line: Int), suite: String
  ) {
    #expect(
      LoggedTest.all(in: "\(suite)\n\(mark.text)testAdd, XCTAssertTrue failed\n") == [
        LoggedTest(
          name: "CartTests/testAdd",
          failures: [
            TestFailure(
              message: "XCTAssertTrue failed", file: mark.line > 0 ? "CartTests.swift" : "",
              line: mark.line)
          ])
      ])
  }

  @Test(arguments: [
    "-[ShopUITests.CartTests testAdd]", "CartTests.testAdd", "CartTests.testAdd()",
    "ShopUITests.CartTests/testAdd", "CartTests/testAdd()", "ShopUITests/CartTests/testAdd()",
  ]) func `every form of a name is the same test`(name: String) {
    #expect(LoggedTest.plainName(name) == "CartTests/testAdd")
  }

  @Test func `a test without its start is told by its failure`() {
    let log = "CartTests.swift:7:5: error: CartTests.testAdd : XCTAssertEqual failed"
    #expect(
      LoggedTest.all(in: log) == [
        LoggedTest(
          name: "CartTests/testAdd",
          failures: [
            TestFailure(message: "XCTAssertEqual failed", file: "CartTests.swift", line: 7)
          ])
      ])
  }

  @Test func `errors of a compiler are no failures`() {
    #expect(LoggedTest.all(in: "/a/Cart.swift:7:5: error: cannot find 'cart' in scope").isEmpty)
  }

  @Test func `the same message at another line is another failure`() {
    let known = TestFailure(message: "XCTAssertEqual failed: (\"1\")", file: "A.swift", line: 4)
    func isSame(_ message: String, _ line: Int) -> Bool {
      LoggedTest.isSame(
        known, TestFailure(message: message, file: "/b/A.swift", line: line))
    }
    #expect(isSame("XCTAssertEqual failed: (\"2\")", 4))
    #expect(!isSame("XCTAssertEqual failed: (\"2\")", 5))
    #expect(!isSame("XCTAssertTrue failed", 4))
  }

  @Test(arguments: [
    #"UI Testing Failure - No matches found for "tea" Cell"#,
    #"No matches found for Find: Elements matching predicate '"tea" IN identifiers' from input {("#,
    #"Failed to Error Domain=ui-testing.error Code=10008 "No matches found for Elements "#
      + #"matching predicate '"tea" IN identifiers' from input {("#,
    #"Failed to tap "tea" Cell: No matches found for Descendants matching type Cell"#,
  ])
  func `every version of Xcode has its own words for a missing element`(message: String) {
    let known = TestFailure(
      message: #"Failed to tap "tea" Cell: No matches found for Elements matching predicate "#
        + #"'"tea" IN identifiers' from input {("#, file: "A.swift", line: 4)
    func isSame(_ message: String, _ line: Int) -> Bool {
      LoggedTest.isSame(TestFailure(message: message, file: "A.swift", line: line), known)
    }
    #expect(isSame(message, 4))
    #expect(!isSame(message, 5))
    #expect(!isSame(message.replacing("tea", with: "milk"), 4))
  }

  @Test func `a failure that is only told while tests run has no line`() {
    let log = """
      CartTests
          ✗ testAdd, XCTAssertTrue failed - no total
          ✗ testEmpty, XCTAssertTrue failed
      ShopUITests.CartTests
        testAdd, XCTAssertTrue failed - no total
        /ci/shop/CartTests.swift:42
        testPay, Failed to scroll to visible
        <unknown>:0
      """
    let tests = LoggedTest.all(in: log)
    #expect(tests.map(\.name) == ["CartTests/testAdd", "CartTests/testPay", "CartTests/testEmpty"])
    #expect(tests.map { $0.failures.map(\.line) } == [[42], [0], [0]])
  }
}
