import Foundation
import Testing

@testable import rehearse

@Suite("Places of patches") struct PatchPlaceTests {
  private func place(of file: String, from here: String, in folder: URL) -> PatchPlace {
    PatchPlace(of: "\(folder.path)/\(file)", from: "\(folder.path)/\(here)")
  }

  @Test func `a file below the folder is patched there`() throws {
    let folder = try ToolRun.folder()
    try ToolRun.write("", to: "shop/Tests/A.swift", in: folder)
    let found = place(of: "shop/Tests/A.swift", from: "shop", in: folder)
    #expect(found.folder == nil)
    #expect(found.path == "Tests/A.swift")
  }

  @Test func `a linked file is patched in its own checkout`() throws {
    let folder = try ToolRun.folder()
    try ToolRun.write("", to: "shop/.git/HEAD", in: folder)
    try ToolRun.write("", to: "shop/UITests/Pages/A.swift", in: folder)
    try ToolRun.write("", to: "adopted/Package.swift", in: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/adopted/A.swift",
      withDestinationPath: "../shop/UITests/Pages/A.swift")
    let found = place(of: "adopted/A.swift", from: "adopted", in: folder)
    #expect(found.folder?.hasSuffix("/shop") == true)
    #expect(found.path == "UITests/Pages/A.swift")
  }

  @Test func `a file of no checkout is patched in its folder`() throws {
    let folder = try ToolRun.folder()
    try ToolRun.write("", to: "shop/A.swift", in: folder)
    try ToolRun.write("", to: "adopted/Package.swift", in: folder)
    let found = place(of: "shop/A.swift", from: "adopted", in: folder)
    #expect(found.folder?.hasSuffix("/shop") == true)
    #expect(found.path == "A.swift")
  }
}
