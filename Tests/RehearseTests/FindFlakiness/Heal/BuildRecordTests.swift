import Foundation
import TestProcesses
import Testing

@testable import rehearse

@Suite("The record of a build") struct BuildRecordTests {
  private func record(linking name: String) throws -> BuildRecord {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory() + "record-\(UUID().uuidString)")
      .resolvingSymlinksInPath().path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let products = folder + "/x86_64-unknown-linux-gnu/debug"
    try FileManager.default.createDirectory(
      atPath: products, withIntermediateDirectories: true)
    let bundle = products + "/ShopPackageTests.xctest"
    try "".write(toFile: bundle, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bundle)
    let manifest = """
      commands:
        "C.\(name).test":
          outputs: ["\(products)/\(name)PackageTests.xctest"]
          args: ["swiftc"]

      """
    try manifest.write(toFile: folder + "/debug.yaml", atomically: true, encoding: .utf8)
    return try BuildRecord(of: TestBundle(bundle))
  }

  @Test func `it is that of the tests`() throws {
    #expect(throws: Never.self) { try record(linking: "Shop") }
  }

  @Test func `it is refused if another package was built into the folder since`() throws {
    let fault = #expect(throws: TestBundle.Fault.self) { try record(linking: "Bank") }
    #expect(fault?.description.contains("another package was built into this folder") == true)
  }
}
