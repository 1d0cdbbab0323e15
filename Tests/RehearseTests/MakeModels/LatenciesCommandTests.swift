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
}
