import Foundation
import Testing

@testable import TestFailures

@Suite("Identities of failures") struct FailureIdentityTests {
  private func assertion(_ message: String, line: Int = 3) -> TestFailure {
    TestFailure(message: message, file: "/a/CartTests.swift", line: line)
  }

  private func isSame(_ one: String, _ other: String) -> Bool {
    assertion(one).identity == assertion(other).identity
  }

  @Test func `digits of a message do not count`() {
    #expect(isSame("the card is at 19.5", "the card is at 203.25"))
  }

  @Test func `nor does whether a number has a fraction`() {
    #expect(isSame("late(milliseconds: 12)", "late(milliseconds: 12.5)"))
    #expect(!isSame("the card is at 19.", "the card is at 19.x"))
  }

  @Test func `lists in a message do not count`() {
    #expect(isSame("the tags are [a, b]", "the tags are [b, a]"))
  }

  @Test func `compared values do not count`() {
    #expect(
      isSame(
        #"XCTAssertEqual failed: ("Loading") is not equal to ("Ready") - title"#,
        #"XCTAssertEqual failed: ("a "quoted" word") is not equal to ("Ready") - title"#))
  }

  @Test func `values that an expectation shows do not count`() {
    #expect(
      isSame(
        #"Expectation failed: (label → "Loading") == "Ready""#,
        #"Expectation failed: (label → "a \"b\"") == "Ready""#))
  }

  @Test func `the message of an assertion counts`() {
    #expect(!isSame("XCTAssertTrue failed - no cart", "XCTAssertTrue failed - no list"))
  }

  @Test func `further lines of a message do not count`() {
    #expect(isSame("late\n  Virtual time: 3 s", "late\n  Virtual time: 4 s"))
  }

  @Test func `the line counts`() {
    #expect(assertion("late", line: 3).identity != assertion("late", line: 4).identity)
  }

  @Test func `the folder does not count`() {
    let moved = TestFailure(message: "late", file: "CartTests.swift", line: 3)
    #expect(moved.identity == assertion("late").identity)
  }

  @Test func `without a line the reason decides`() {
    let one = TestFailure(message: "late", file: "A.swift", line: 0)
    let other = TestFailure(message: "late", file: "", line: 0)
    #expect(one.identity == other.identity)
  }

  @Test func `two queries on one line are two failures`() {
    let failures = ["Pay", "Cancel"].map { name in
      TestFailure(
        message: "No matches found", file: "Page.swift", line: 9,
        reason: FailureReason(.noMatch, subject: "Find: \(name)"))
    }
    #expect(failures[0].identity != failures[1].identity)
  }

  @Test func `a reason outweighs the message`() {
    let failures = ["with input {a}", "with input {b}"].map { words in
      TestFailure(
        message: words, file: "Page.swift", line: 9,
        reason: FailureReason(.noMatch, subject: "Find: Pay"))
    }
    #expect(failures[0].identity == failures[1].identity)
  }
}

@Suite("Failures in files") struct TestFailureCodingTests {
  private func copy(_ failure: TestFailure) throws -> TestFailure {
    try JSONDecoder().decode(TestFailure.self, from: JSONEncoder().encode(failure))
  }

  @Test(arguments: FailureReason.Kind.allCases) func `every kind comes back`(
    _ kind: FailureReason.Kind
  ) throws {
    let failure = TestFailure(
      message: "m", file: "C.swift", line: 1, reason: FailureReason(kind, subject: "s"))
    #expect(try copy(failure) == failure)
  }

  @Test func `an assertion needs no kind`() throws {
    let failure = TestFailure(message: "late", file: "C.swift", line: 1)
    let text = String(decoding: try JSONEncoder().encode(failure), as: UTF8.self)
    #expect(!text.contains("kind"))
    #expect(try copy(failure) == failure)
  }
}
