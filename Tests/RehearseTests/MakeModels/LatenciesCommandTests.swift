import Foundation
import XCTest

/// What `rehearse latencies` says of a file with faults.
final class LatenciesCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testThatNotAllFaultsAreToldIsSaid() throws {
    try ToolRun.write("ms\n" + String(repeating: "x\n", count: 19), to: "few.csv", in: folder)
    try ToolRun.write("ms\n" + String(repeating: "x\n", count: 21), to: "many.csv", in: folder)

    let few = try ToolRun(["latencies", "few.csv"], in: folder)
    let many = try ToolRun(["latencies", "many.csv"], in: folder)

    XCTAssertTrue(few.errors.hasSuffix("few.csv:20:1: expected a duration in ms, found 'x'\n"))
    XCTAssertTrue(
      many.errors.hasSuffix(
        """
        many.csv:21:1: expected a duration in ms, found 'x'
        many.csv: only these are listed; there may be more

        """), many.errors)
  }

  func testThatActivitiesOfXcresulttoolAreMeasured() throws {
    let activities = #"""
      { "testIdentifier": "CartTests/testAdd()", "testRuns": [{ "activities": [
        { "title": "Start Test", "startTime": 100.0 },
        { "title": "Tap \"Save\" Button", "startTime": 101.0, "childActivities": [
          { "title": "Wait for app to idle", "startTime": 101.5 }] },
        { "title": "Find the \"Saved\" StaticText", "startTime": 103.25 }] }] }
      """#
    try ToolRun.write(activities, to: "activities.json", in: folder)

    let run = try ToolRun(
      ["latencies", "activities.json", "--from", "Tap", "--to", "Saved"], in: folder)

    XCTAssertTrue(run.output.hasPrefix("1 durations: least 2.250 s"), run.output + run.errors)
  }
}
