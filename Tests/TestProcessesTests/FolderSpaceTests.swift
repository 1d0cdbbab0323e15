import Foundation
import TestProcesses
import Testing

@Suite("The disk of a file")
struct FolderSpaceTests {
  private let folder = NSTemporaryDirectory() + "space-\(UUID().uuidString)"

  @Test func `that has room is no fault, and nothing is left there`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(FolderSpace.fault(of: folder + "/log.txt") == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test func `that cannot be written is told with the file and the reason`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data().write(to: URL(fileURLWithPath: folder))
    #expect(
      FolderSpace.fault(of: folder + "/log.txt").map { "\($0)" }
        == "\(folder)/log.txt cannot be written: Not a directory")
  }
}
