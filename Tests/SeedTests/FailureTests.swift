import XCTest

/// What a failure says: Xcode's words in the first line, and below them what helps.
final class FailureTests: XCTestCase {
  private static func open(_ coordinator: String, seconds: UInt32 = 3) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-coordinatorUnderUITest", coordinator]
    app.launch()
    sleep(seconds)
    return app
  }

  func testTapOnTwoMatches() {
    let failure = TrialRun.failure { _ in Self.open("SimpleCoordinator").buttons["Button"].tap() }
    XCTAssertEqual(
      failure.headline.replacing(#/0x[0-9a-f]+/#, with: "0x0"),
      "Failed to tap \"Button\" Button: Find single matching element. "
        + "Multiple matching elements found for <XCUIElementQuery: 0x0>.")
    XCTAssertTrue(failure.message.contains("identifier: 'Button1', label: 'Button'"))
    XCTAssertTrue(failure.message.contains("identifier: 'Button', label: 'more'"))
  }

  func testReadOfTwoMatches() {
    let failure = TrialRun.failure { _ in
      _ = Self.open("SimpleCoordinator").buttons["Button"].label
    }
    XCTAssertEqual(
      failure.headline.replacing(#/0x[0-9a-f]+/#, with: "0x0"),
      "Failed to get matching snapshot: Find single matching element. "
        + "Multiple matching elements found for <XCUIElementQuery: 0x0>.")
  }

  func testHelpOfAMissingElement() {
    let failure = TrialRun.failure { _ in Self.open("SimpleCoordinator").buttons["mora"].tap() }
    XCTAssertEqual(
      failure.headline,
      "Failed to tap \"mora\" Button: No matches found for Elements matching predicate "
        + "'\"mora\" IN identifiers' from input {(")
    XCTAssertEqual(
      failure.help("Sought"),
      "Descendants matching type Button -> Elements matching predicate '\"mora\" IN identifiers'")
    XCTAssertEqual(
      failure.help("Nearest"), "Button with label 'more' (1 character differs)")
    XCTAssertEqual(failure.help("Pending"), "nothing")
    XCTAssertEqual(failure.help("Virtual time")?.contains("Seed: "), true)
    XCTAssertEqual(
      failure.help("Replay")?.hasPrefix("REHEARSAL_REPLAY="), true)
  }

  func testARunningLoaderIsPending() {
    let failure = TrialRun.failure { _ in
      Self.open("SimpleCoordinator", seconds: 0).alerts["Oops"].tap()
    }
    XCTAssertEqual(
      failure.headline.replacing(#/pid: [0-9]+/#, with: "pid: 0"),
      "Failed to tap \"Oops\" Alert: No matches found for first query match sequence: "
        + "`Descendants matching type Alert` -> `Elements matching predicate '\"Oops\" IN identifiers'`"
        + ", given input App element pid: 0")
    XCTAssertEqual(failure.help("Pending"), "nothing", "the find retries outlast the loader")
  }

  func testTypingWithoutFocus() {
    let failure = TrialRun.failure { _ in
      Self.open("LoginCoordinator").textFields["cloud.mokumoku.sample.login.email"].typeText("a")
    }
    XCTAssertTrue(
      failure.headline.hasPrefix(
        "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: TextField, {{"), failure.headline)
  }

  func testAppThatDoesNotRun() {
    let failure = TrialRun.failure { _ in XCUIApplication().buttons["more"].tap() }
    XCTAssertEqual(
      failure.headline,
      "Failed to get matching snapshot: Application cloud.mokumoku.sample is not running")
  }

  func testAWaitThatIsNotMet() {
    let failure = TrialRun.failure { test in
      let missing = Self.open("SimpleCoordinator").otherElements["FailureView"]
      test.expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: missing)
      test.waitForExpectations(timeout: 5)
    }
    XCTAssertEqual(
      failure.headline,
      "Asynchronous wait failed: Exceeded timeout of 5 seconds, with unfulfilled expectations: "
        + "\"Expect predicate `exists == 1` for object \"FailureView\" Other\".")
  }

  func testABodyThatMayGoOnReportsEachFailure() {
    let messages = TrialRun.failures(goingOn: true) { _ in
      let app = Self.open("SimpleCoordinator")
      app.buttons["first"].tap()
      app.buttons["second"].tap()
    }
    XCTAssertEqual(messages.count, 2)
  }

  func testAFailureIsShownAtTheLineOfTheCall() throws {
    let tap = try ChildRun.output(of: "MissingElementTests/testATap")
    XCTAssertTrue(
      tap.contains("ChildRun.swift:\(MissingElementTests.tapLine): error: "), tap)
    let read = try ChildRun.output(of: "MissingElementTests/testARead")
    XCTAssertTrue(
      read.contains("ChildRun.swift:\(MissingElementTests.readLine): error: "), read)
    XCTAssertTrue(read.contains("with 1 failure"), read)
  }

  func testAnEnvironmentThatIsWrongIsSaid() throws {
    let output = try ChildRun.output(
      of: "MissingElementTests/testATap",
      environment: ["REHEARSAL_SEED": "x", "REHEARSAL_DEVICE": "iPhone 150"])
    XCTAssertTrue(output.contains("REHEARSAL_SEED is \"x\""), output)
    XCTAssertTrue(
      output.contains("REHEARSAL_DEVICE is \"iPhone 150\"; give one of iPhone SE (1st "), output)
  }
}
