import Foundation
import SimulatedApp
import Testing

@testable import XCUIAutomation

@Suite struct ArchiveAttachmentTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("attachments-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inner"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `A folder is an archive of its files at any depth`() throws {
    try withFolder { folder in
      let words = Data(String(repeating: "words ", count: 50).utf8)
      try words.write(to: folder.appendingPathComponent("a.txt"))
      try Data([255, 0, 1]).write(to: folder.appendingPathComponent("inner/é.bin"))
      let archive = try ZipArchive(folder: folder).bytes
      #expect(
        ZipReader(archive).files() == ["a.txt": Array(words), "inner/é.bin": [255, 0, 1]])
    }
  }

  @Test func `A folder has so many files and no more`() throws {
    try withFolder { folder in
      for number in 0..<ZipArchive.fileLimit {
        try Data().write(to: folder.appendingPathComponent("\(number)"))
      }
      #expect(try ZipArchive.files(in: folder).count == ZipArchive.fileLimit)
      try Data().write(to: folder.appendingPathComponent("inner/more"))
      #expect(throws: ZipFault.tooMany(limit: ZipArchive.fileLimit)) {
        try ZipArchive.files(in: folder)
      }
    }
  }

  @Test func `A folder has so many bytes and no more`() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("zeros")
      for more in [0, 1] {
        try Data().write(to: file)
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(ZipArchive.sizeLimit + more))
        try handle.close()
        let read = try? ZipArchive.files(in: folder).first?.content.count
        #expect(read == (more == 0 ? ZipArchive.sizeLimit : nil))
      }
    }
  }

  @Test func `The same files give the same bytes in any order`() {
    let files: [(path: String, content: [UInt8])] = [("b", [1]), ("a", [2]), ("c", [])]
    #expect(ZipArchive(files: files).bytes == ZipArchive(files: files.reversed()).bytes)
  }

  @Test func `A folder is attached under its name`() throws {
    try withFolder { folder in
      try Data("words".utf8).write(to: folder.appendingPathComponent("a.txt"))
      let facts = try CaseRun.facts { test in
        let attachment = XCTAttachment(compressedContentsOfDirectory: folder)
        attachment.lifetime = .keepAlways
        test.add(attachment)
      }
      #expect(facts.attachments.map(\.name) == [folder.lastPathComponent + ".zip"])
      #expect(facts.attachments.map(\.type) == ["public.zip-archive"])
    }
  }

  @Test func `A folder that is not there is a failure`() throws {
    let facts = try CaseRun.facts { test in
      test.add(XCTAttachment(compressedContentsOfDirectory: URL(fileURLWithPath: "/nowhere")))
    }
    #expect(facts.failures == ["Failed to attach /nowhere: there is no such folder."])
  }

  @Test func `A property list is written as XML`() throws {
    let facts = try CaseRun.facts { test in
      let attachment = XCTAttachment(plistObject: ["key": [1, 2]])
      attachment.lifetime = .keepAlways
      test.add(attachment)
    }
    guard case .text(let text)? = facts.attachments.first?.content else {
      return #expect(Bool(false), "\(facts)")
    }
    #expect(text.contains("<key>key</key>"))
  }

  @Test func `What is no property list is a failure`() throws {
    let facts = try CaseRun.facts { _ in _ = XCTAttachment(plistObject: URL(fileURLWithPath: "/")) }
    #expect(facts.failures == ["Failed to attach file:///: it is not a property list."])
  }

  @Test func `An object is archived and can be read back`() throws {
    var payload: Data?
    let facts = try CaseRun.facts { test in
      let attachment = XCTAttachment(archivableObject: NSString(string: "words"))
      attachment.lifetime = .keepAlways
      test.add(attachment)
    }
    if case .base64(let digits)? = facts.attachments.first?.content {
      payload = Data(base64Encoded: digits)
    }
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: NSString.self, from: #require(payload))
    #expect(read == "words")
  }
}
