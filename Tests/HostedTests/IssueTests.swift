import XCTest

/// Failures on their way through `record(_:)`, as tests that override it see them.
final class IssueTests: XCTestCase {
  private var seen: [XCTIssue] = []
  private var holdsBack = true

  override func record(_ issue: XCTIssue) {
    seen.append(issue)
    if !holdsBack { super.record(issue) }
  }

  func testAssertionIsHeldBack() {
    XCTAssertEqual(1, 2, "numbers")
    let line = #line - 1
    XCTAssertEqual(seen.map(\.type), [.assertionFailure])
    XCTAssertEqual(
      seen.first?.compactDescription,
      "XCTAssertEqual failed: (\"1\") is not equal to (\"2\") - numbers")
    XCTAssertEqual(seen.first?.sourceCodeContext.location?.lineNumber, line)
  }

  func testRecordFailureGoesThroughRecord() {
    recordFailure(withDescription: "words", inFile: "F.swift", atLine: 7, expected: false)
    XCTAssertEqual(seen.map(\.compactDescription), ["words"])
    XCTAssertEqual(seen.first?.type, .thrownError)
  }

  func testWaitIsAnIssueAtItsLine() {
    wait(for: [XCTestExpectation(description: "never")], timeout: 1)
    XCTAssertEqual(seen.first?.sourceCodeContext.location?.lineNumber, #line - 1)
  }

  func testWarningDoesNotFail() {
    holdsBack = false
    record(XCTIssue(type: .system, compactDescription: "careful", severity: .warning))
    XCTAssertEqual(testRun?.failureCount, 0)
  }

  func testErrorInAttachmentIsKept() {
    var issue = XCTIssue(type: .assertionFailure, compactDescription: "c")
    issue.add(XCTAttachment(string: "words"))
    issue.associatedError = CancellationError()
    record(issue)
    XCTAssertEqual(seen.first?.attachments.count, 1)
    XCTAssertTrue(seen.first?.associatedError is CancellationError)
  }
}

/// The older override still sees every failure, and what it changes is kept.
final class RecordFailureTests: XCTestCase {
  private var seen: [String] = []
  private var recorded: [XCTIssue] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    seen.append(description)
    super.recordFailure(
      withDescription: "more: " + description, inFile: "G.swift", atLine: 3, expected: expected)
  }

  override func record(_ issue: XCTIssue) { recorded.append(issue) }

  func testOverrideSeesWaits() {
    wait(for: [XCTestExpectation(description: "never")], timeout: 1)
    XCTAssertEqual(seen.count, 1)
    XCTAssertTrue(recorded.first?.compactDescription.hasPrefix("more: Asynchronous wait") ?? false)
    XCTAssertEqual(recorded.first?.sourceCodeContext.location?.lineNumber, 3)
  }
}
