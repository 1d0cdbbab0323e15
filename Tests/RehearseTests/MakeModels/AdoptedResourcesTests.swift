import Foundation
import XCTest

@testable import rehearse

final class AdoptedResourcesTests: XCTestCase {
  private let folder = NSTemporaryDirectory() + "resources-\(UUID().uuidString)"
  private var resources: AdoptedResources { AdoptedResources(folder: folder + "/debug") }

  override func setUpWithError() throws {
    for (path, text) in [
      "project/a.json": "{}", "project/Info.plist": "p", "project/en.lproj/W.strings": "w",
      "debug/description.json": "of the build",
    ] {
      let path = folder + "/" + path
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: folder) }

  private func copy(_ files: [String: String]) throws -> [String] {
    try resources.copy(files, from: folder + "/project")
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: folder + "/debug/" + path, encoding: .utf8)
  }

  func testFilesAreWhereFoundationLooksForThem() throws {
    let left = try copy([
      "a.json": "a.json", "Info.plist": "Info.plist", "en.lproj/W.strings": "en.lproj/W.strings",
    ])
    XCTAssertEqual(left, [])
    XCTAssertEqual(text("a.json"), "{}")
    XCTAssertEqual(text("Resources/Info.plist"), "p")
    XCTAssertEqual(text("en.lproj/W.strings"), "w")
  }

  func testAFileOfTheBuildIsNotReplaced() throws {
    XCTAssertEqual(try copy(["description.json": "a.json"]), ["description.json"])
    XCTAssertEqual(text("description.json"), "of the build")
  }

  func testWhatWasCopiedIsCopiedAgain() throws {
    _ = try copy(["a.json": "a.json"])
    XCTAssertEqual(try copy(["a.json": "Info.plist"]), [])
    XCTAssertEqual(text("a.json"), "p")
  }
}
