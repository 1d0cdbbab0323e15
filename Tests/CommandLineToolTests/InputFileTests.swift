import Foundation
import Testing

@testable import CommandLineTool

/// The files that are given to a command.
@Suite struct InputFileTests {
  @Test func `a file is read up to a size, which is known before it is read`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("input-\(ProcessInfo.processInfo.globallyUniqueString)").path
    try Data("ab".utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(InputFile.bytes(of: file) == Array("ab".utf8))

    // The file takes no room on the disk; only its size is large.
    #expect(truncate(file, InputFile.sizeLimit) == 0)
    #expect(InputFile.fault(of: file) == "\(file) cannot be read")
    #expect(truncate(file, InputFile.sizeLimit + 1) == 0)
    #expect(InputFile.bytes(of: file) == nil)
    #expect(InputFile.fault(of: file) == "\(file) is larger than 256 MB, which is the limit")
  }
}
