import XCTest

/// What a run prints of tests that drive an app.
final class LogTests: XCTestCase {
  /// The lines of a child's output that are of the log, without their times, and the failures.
  private static func log(of test: String, _ setting: String? = nil) throws -> [String] {
    // The backtrace of a child that crashes takes many seconds, and nobody reads it.
    let output = try ChildRun.output(
      of: test, environment: ["REHEARSAL_LOG": setting ?? "", "SWIFT_BACKTRACE": "enable=no"])
    return output.split(separator: "\n").compactMap { line in
      if let match = line.wholeMatch(of: #/    t = +[0-9.]+s (.*)/#) { return String(match.1) }
      return line.contains(": error: ") ? String(line.drop { $0 != " " }) : nil
    }
  }

  func testTheLogStandsInItsPlaceAroundTheFailure() throws {
    let lines = try Self.log(of: "MissingElementTests/testARead")
    XCTAssertEqual(lines.first?.hasPrefix("Start Test at 2026-01-01 09:41:00.000"), true)
    XCTAssertEqual(lines.dropFirst().first, "Set Up")
    let failure = lines.firstIndex {
      $0.contains(" error: -[SeedTests.MissingElementTests testARead] : ")
    }
    let triage = lines.firstIndex { $0.contains("Requesting snapshot of accessibility hierarchy") }
    let tearDown = lines.firstIndex(of: "Tear Down")
    XCTAssertNotNil(failure)
    XCTAssertEqual(failure, triage.map { $0 + 1 })
    XCTAssertEqual(failure, tearDown.map { $0 - 1 })
    XCTAssertEqual(lines.last, "Tear Down")
  }

  func testOffPrintsNothingAndLeavesFailuresAsTheyAre() throws {
    let lines = try Self.log(of: "MissingElementTests/testARead", "off")
    XCTAssertEqual(lines.count, 1)
    XCTAssertTrue(lines[0].contains(" error: MissingElementTests.testARead : "))
  }

  func testAFileGetsTheLog() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "log-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    XCTAssertEqual(try Self.log(of: "MissingElementTests/testARead", file.path).count, 1)
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertTrue(text.hasPrefix("    t =     0.00s Start Test at "))
    XCTAssertTrue(text.contains(" error: -[SeedTests.MissingElementTests testARead] : "))
  }

  func testWhatWaitsInTheBufferIsPrintedWhenTheTestCrashes() throws {
    let lines = try Self.log(of: "CrashingTests/testATrap")
    XCTAssertEqual(lines.last, "    Find the Button")
  }
}

/// Traps when it is run as a child.
final class CrashingTests: XCTestCase {
  func testATrap() {
    guard ChildRun.isRunning else { return }
    let app = XCUIApplication()
    app.launch()
    app.buttons.matching(NSPredicate { _, _ in fatalError("a trap of the test") }).element.tap()
  }
}
