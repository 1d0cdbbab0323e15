import Foundation
import Testing

@testable import AppTools

/// How many files a command takes, and how large they may be.
@Suite struct InputLimitsTests {
  @Test func `a command takes so many journals and no more`() {
    let files = { (count: Int) in
      JournalFiles.files(of: (0..<count).map { "/none/\($0)\(JournalFiles.ending)" })?.count
    }
    #expect(files(JournalFiles.limit) == JournalFiles.limit)
    #expect(files(JournalFiles.limit + 1) == nil)
  }

  @Test func `a source file is read up to a size, which is known before it is read`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("sources-\(ProcessInfo.processInfo.globallyUniqueString).swift")
    let limit = SwiftSources.sizeLimit
    try Data(repeating: 0x20, count: limit).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(SwiftSources.read([file.path]).sources.count == 1)

    #expect(truncate(file.path, limit + 1) == 0)
    let read = SwiftSources.read([file.path])
    #expect(read.sources.isEmpty)
    #expect(read.faults == ["\(file.path) is larger than 4 MB"])
  }
}
