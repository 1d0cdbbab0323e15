import Foundation
import Testing

@testable import rehearse

@Suite struct MadeFilesTests {
  private let folder: URL

  init() throws { folder = try ToolRun.folder() }

  private func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  private func expected(_ paths: [String]) -> MadeFiles {
    var made = MadeFiles()
    for path in paths { made.expect(file(path)) }
    return made
  }

  private var names: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .sorted()
  }

  @Test func `files and folders that were missing are deleted`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = expected(["a/b/c.txt", "a/d.txt", "never.txt"])
    for path in ["a/b/c.txt", "a/d.txt"] { try ToolRun.write("new", to: path, in: folder) }
    #expect(made.takeBack() == [])
    #expect(names == [])
  }

  @Test func `what was there, and what others made meanwhile, stays`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try ToolRun.write("mine", to: "old/mine.txt", in: folder)
    let made = expected(["old/mine.txt", "old/new.txt", "a/new.txt"])
    for path in ["old/new.txt", "a/new.txt", "a/theirs.txt"] {
      try ToolRun.write("new", to: path, in: folder)
    }
    #expect(made.takeBack() == [])
    #expect(names == ["a", "a/theirs.txt", "old", "old/mine.txt"])
  }

  @Test func `what cannot be deleted is returned`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = expected(["a", "b"])
    try ToolRun.write("in the way", to: "a/file", in: folder)
    #expect(made.takeBack() == [file("a").path])
  }
}
