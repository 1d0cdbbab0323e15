import Foundation
import XCUIAutomation

/// What tests read with Foundation about the bundle that they run in.
final class BundleTests: XCUIAutomation::XCTestCase {
  func testTheRunnerHasAnIdentifier() {
    XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.UITests.xctrunner")
  }

  func testOtherBundlesHaveTheirOwn() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Own.bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    XCTAssertNil(Bundle(url: folder)?.bundleIdentifier)
  }
}
