import Foundation
import ScreenImport
import Testing

@Suite("The recorder's file")
struct RecorderSourceTests {
  private static var file: String {
    get throws {
      let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let file = folder.appendingPathComponent("Sources/ScreenRecorder/ScreenRecorder.swift")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  @Test("is printed as it is compiled here")
  func text() throws {
    #expect(try Self.file == RecorderSource.text)
  }

  @Test("imports XCTest alone")
  func imports() throws {
    let imports = try Self.file.split(separator: "\n").filter { $0.contains("import ") }
      .filter { !$0.hasPrefix("///") }
    #expect(imports == ["import XCTest"])
  }
}
