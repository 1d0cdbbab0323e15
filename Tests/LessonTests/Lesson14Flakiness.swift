import XCTest

/// Flakiness found, shrunk and fixed.
final class Lesson14Flakiness: LessonTestCase {
  override class var simulatedApp: String? { "Lessons" }

  private func openNews() {
    app.launchArguments = ["-coordinatorUnderUITest", "News"]
    app.launch()
  }

  /// Passes with seed 1, and so in every ordinary run.
  func testFlaky() {
    openNews()
    XCTAssertTrue(app.staticTexts["news.offer"].waitForExistence(timeout: 30))
    XCTAssertTrue(app.staticTexts["news.headline"].exists)
  }

  func testTooShort() {
    openNews()
    XCTAssertTrue(app.staticTexts["news.headline"].waitForExistence(timeout: 1))
  }

  func testSteady() {
    openNews()
    XCTAssertTrue(app.staticTexts["news.offer"].waitForExistence(timeout: 30))
    XCTAssertTrue(app.staticTexts["news.headline"].waitForExistence(timeout: 30))
    XCTAssertEqual(app.staticTexts["news.offer"].label, "Two for one")
  }
}

/// What campaigns and searches say of the two.
final class Lesson14Searches: XCTestCase {
  private func output(of test: String, _ variable: String, _ value: String) throws -> String {
    try ChildRun.output(
      of: "Lesson14Flakiness/\(test)", environment: [variable: value, "REHEARSAL_LOG": "off"])
  }

  func testACampaignFindsIt() throws {
    let text = try output(of: "testFlaky", "REHEARSAL_TRIALS", "200")
    for line in try Chapter("FlakinessFoundAndFixed").messages[0] {
      XCTAssertTrue(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  func testASearchNamesTheRace() throws {
    let text = try output(of: "testFlaky", "REHEARSAL_SEARCH", "exhaustive")
    for line in try Chapter("FlakinessFoundAndFixed").messages[1] {
      XCTAssertTrue(text.contains(line), "\(line) is not in\n\(text)")
    }
  }

  func testATimeoutThatIsTooShortIsFound() throws {
    let text = try output(of: "testTooShort", "REHEARSAL_SEARCH", "exhaustive")
    XCTAssertTrue(text.contains("An order of events fails"), text)
    XCTAssertTrue(text.contains("loader headline ends after 2."), text)
  }

  func testASteadyTestGetsACertificate() throws {
    let text = try output(of: "testSteady", "REHEARSAL_SEARCH", "exhaustive")
    for line in try Chapter("FlakinessFoundAndFixed").messages[2] {
      XCTAssertTrue(text.contains(line), "\(line) is not in\n\(text)")
    }
  }
}
