import Foundation
import Testing

@Suite("Pictures on the devices of a Snapfile")
struct SnapshotCommandTests {
  @Test func `a device that nobody knows is told with its line`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("languages(\"de\")\ndevices([\n  \"iPhone 15\", \"iPhone 1x\"])\n".utf8)
      .write(to: folder.appendingPathComponent("Snapfile"))
    let run = try ToolRun(["snapshot", "--bundle", "none"], in: folder)
    #expect(run.code == 1)
    #expect(run.errors.hasPrefix("Error: Snapfile:2: there is no device \"iPhone 1x\""))
  }
}
