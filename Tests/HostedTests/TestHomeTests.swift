import XCTest

/// The home folder of tests, which is not that of the developer.
final class TestHomeTests: XCTestCase {
  private func folder(_ directory: FileManager.SearchPathDirectory) throws -> URL {
    try XCTUnwrap(FileManager.default.urls(for: directory, in: .userDomainMask).first)
  }

  func testDocumentsAndCachesAreFoldersOfTheTests() throws {
    let home = try XCTUnwrap(getpwuid(getuid())).pointee.pw_dir
    let own = String(cString: try XCTUnwrap(home))
    for directory in [FileManager.SearchPathDirectory.documentDirectory, .cachesDirectory] {
      let path = try folder(directory).path
      XCTAssertFalse(path.hasPrefix(own + "/"), path)
      XCTAssertTrue(FileManager.default.fileExists(atPath: path), path)
    }
    XCTAssertNotEqual(NSHomeDirectory(), own)
  }

  func testDocumentsKeepWhatATestWrites() throws {
    let file = try folder(.documentDirectory).appendingPathComponent("user.archive")
    try Data("a".utf8).write(to: file)
    addTeardownBlock { try FileManager.default.removeItem(at: file) }
    XCTAssertEqual(try String(contentsOf: file, encoding: .utf8), "a")
  }
}
