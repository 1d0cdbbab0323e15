import Foundation
import Testing

@testable import TestProcesses

@Suite("Built tests")
struct TestBundleTests {
  @Test(arguments: [
    ("CratTests", " Did you mean CartTests?"), ("testad", " Did you mean testAdd?"),
    ("Profile", " Names are such as ShopTests.CartTests/testAdd."),
  ])
  func `suggest what was meant where no test matches`(pattern: String, words: String) {
    let names = ["ShopTests.CartTests/testAdd", "ShopTests.FeedTests/testRows"]
    #expect(TestBundle.suggestion(for: pattern, among: names) == words)
  }

  /// A folder with empty programs and a package called `Shop`.
  private func folder(_ programs: String...) throws -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/bundles-\(UUID().uuidString)"
    for program in programs {
      let path = folder + "/" + program
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      #expect(
        FileManager.default.createFile(
          atPath: path, contents: nil, attributes: [.posixPermissions: 0o755]))
    }
    let manifest = "let package = Package(\n  name: \"Shop\",\n  targets: [])\n"
    try manifest.write(toFile: folder + "/Package.swift", atomically: true, encoding: .utf8)
    return folder
  }

  private func found(in folder: String) throws -> String {
    let bundle = try TestBundle(nil, in: folder, besideTool: folder + "/shared/rehearse")
    return String(bundle.path.dropFirst(folder.count + 1))
  }

  @Test func `are those of the package, where others were built in the same folder`() throws {
    let folder = try folder(
      ".build/debug/CartPackageTests.xctest", ".build/debug/ShopPackageTests.xctest",
      "shared/ShopPackageTests.xctest")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try found(in: folder) == ".build/debug/ShopPackageTests.xctest")
  }

  @Test func `are beside the tool, where packages share a folder of builds`() throws {
    let folder = try folder(
      ".build/debug/CartPackageTests.xctest", "shared/ShopPackageTests.xctest",
      "shared/CartPackageTests.xctest")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try found(in: folder) == "shared/ShopPackageTests.xctest")
  }

  @Test func `are any where none has the name of the package`() throws {
    let folder = try folder(".build/release/CartPackageTests.xctest")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try found(in: folder) == ".build/release/CartPackageTests.xctest")
  }
}
