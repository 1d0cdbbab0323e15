import Foundation
import XCTest

@testable import ViewHosting

/// The texts of an app are read from a folder of bounded size.
final class AppTextsTests: XCTestCase {
  func testAFolderWithMoreFilesThanTheLimitIsAFault() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("many-texts-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.txt", "b.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }

    XCTAssertEqual(AppTexts(below: folder.path, fileLimit: 2).faults, [])
    XCTAssertEqual(
      AppTexts(below: folder.path, fileLimit: 1).faults,
      ["\(folder.path): the folder has more than 1 files, which is the limit"])
    XCTAssertGreaterThan(AppTexts.fileLimit, 1_000)
  }
}
