import Foundation
import Testing

@testable import rehearse

@Suite struct ManyFilesTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("many-files-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func `a file holds the bytes, in the place of what stood there`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/a.json"
    try ManyFiles.write(Array("a longer text".utf8), to: path)
    try ManyFiles.write(Array("short".utf8), to: path)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "short")
  }

  @Test func `a folder that is not there is an error`() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: CocoaError.self) {
      try ManyFiles.write([1], to: folder.path + "/none/a.json")
    }
  }
}
