import Foundation
import OutputFiles
import Testing

@Suite("Files that are written")
struct OutputFileTests {
  private let folder: String

  init() throws {
    folder =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("output-files-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func fault(_ path: String) -> String? {
    do throws(FileFault) {
      try OutputFile.write("text", to: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `take the place of what was there`() throws {
    try OutputFile.write("a longer text", to: folder + "/a")
    try OutputFile.write("short", to: folder + "/a")
    #expect(try text("a") == "short")
  }

  @Test func `consist of their pieces, up to one that cannot be written`() throws {
    try OutputFile.write(pieces: [Array("a".utf8), [], Array("bc".utf8)], to: folder + "/a")
    #expect(try text("a") == "abc")
    #expect(throws: FileFault.self) {
      try OutputFile.write(pieces: [[], Array("a".utf8), Array("b".utf8)], to: "/dev/full")
    }
  }

  @Test func `leave no draft behind`() throws {
    try OutputFile.write("text", to: folder + "/a")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["a"])
  }

  @Test func `make the folders on the way`() throws {
    try OutputFile.write("text", to: folder + "/b/c/a")
    #expect(try text("b/c/a") == "text")
  }

  @Test(arguments: ["there", "missing"])
  func `are written through a link, which stays one`(target: String) throws {
    try OutputFile.write("old", to: folder + "/there")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: target)
    try OutputFile.write("new", to: folder + "/link")
    #expect(try text(target) == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == target)
  }

  @Test func `keep their permissions`() throws {
    try OutputFile.write("old", to: folder + "/a")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/a")
    try OutputFile.write("new", to: folder + "/a")
    let found = try FileManager.default.attributesOfItem(atPath: folder + "/a")
    #expect(found[.posixPermissions] as? Int == 0o640)
  }

  @Test func `with two names keep both`() throws {
    try OutputFile.write("old", to: folder + "/a")
    try FileManager.default.linkItem(atPath: folder + "/a", toPath: folder + "/b")
    try OutputFile.write("new", to: folder + "/a")
    #expect(try text("b") == "new")
  }

  @Test func `may be devices`() throws {
    try OutputFile.write("text", to: "/dev/null")
    let found = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(found[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `on a full disk tell the path and the reason`() {
    #expect(fault("/dev/full") == "/dev/full cannot be written: No space left on device")
  }

  @Test func `in the place of a folder tell so`() {
    #expect(fault(folder) == "\(folder) cannot be written: Is a directory")
  }

  @Test func `below a file tell what is no folder`() throws {
    try OutputFile.write("text", to: folder + "/a")
    #expect(fault(folder + "/a/b") == "\(folder)/a cannot be made: Not a directory")
  }

  @Test func `where nothing can be made tell so`() {
    #expect(fault("/proc/none/a") == "/proc/none cannot be made: No such file or directory")
  }
}

@Suite("Folders that are locked")
struct FolderLockTests {
  @Test func `are refused to another run until the first has ended`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lock-\(UUID().uuidString)").path
    try OutputFolder.make(folder)
    var first: FolderLock? = try FolderLock(folder)
    let fault = #expect(throws: FileFault.self) { try FolderLock(folder) }
    #expect(fault?.description == "\(folder) cannot be used: another run is using it")
    first = nil
    #expect(throws: Never.self) { try FolderLock(folder) }
    #expect(first == nil)
  }
}

@Suite("Control characters")
struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("two\nlines\tand a tab", "two\nlines\tand a tab"),
    ("\u{1B}[2Jgone", "\\u{1B}[2Jgone"), ("over\rwritten", "over\\rwritten"),
    ("bell\u{7}", "bell\\u{7}"), ("delete\u{7F}", "delete\\u{7F}"), ("\u{9B}2J", "\\u{9B}2J"),
    ("\u{202E}gpj.exe", "\\u{202E}gpj.exe"), ("é 日本 🍵", "é 日本 🍵"),
  ])
  func `are shown`(text: String, shown: String) {
    #expect(VisibleText.of(text) == shown)
    #expect(VisibleText.of(Array(text.utf8)) == Array(shown.utf8))
  }
}
