import AccessibilityTree
import Foundation
import ScreenImport
import Testing

@Suite("Printing again")
struct ReprintTests {
  @Test("gives the same bytes, for every form", arguments: SampleTexts.all)
  func samples(name: String, text: String) throws {
    #expect(String(decoding: try Sources.file(text).printed(), as: UTF8.self) == text)
  }

  @Test(
    "gives the same bytes where a cut text stands behind no comma",
    arguments: [
      "Attributes: Application, 0x600001a00000, pid:  label: 'Teahous",
      "Attributes: Application, 0x600001a00000: label: 'Teahous",
    ])
  func cutTexts(text: String) throws {
    #expect(String(decoding: try Sources.file(text).printed(), as: UTF8.self) == text)
  }

  @Test("gives the same bytes for every dump that was collected")
  func dumps() throws {
    for dump in Sources.dumps {
      let bytes = Array(try Data(contentsOf: dump))
      #expect(try ImportReader.read(bytes).printed() == bytes, "\(dump.lastPathComponent)")
    }
  }

  @Test("is made of rows and tags: in collected trees no line of them is text around")
  func rowsAreRead() throws {
    for dump in Sources.dumps where !dump.lastPathComponent.hasPrefix("log-") {
      let text = try String(contentsOf: dump, encoding: .utf8)
      let file = try ImportReader.read(Array(text.utf8))
      let isPage = dump.pathExtension == "xml"
      let wanted = text.split(separator: isPage ? "<XCUIElementType" : "\n").filter {
        isPage ? $0.hasPrefix("AppiumAUT") == false : $0.contains("{{") || $0.contains("pid: ")
      }
      #expect(file.nodes.count == wanted.count - (isPage ? 1 : 0), "\(dump.lastPathComponent)")
      #expect(file.fields.allSatisfy { $0.kind != .unknown }, "\(dump.lastPathComponent)")
      #expect(file.nodes.allSatisfy { !$0.isVerbatim }, "\(dump.lastPathComponent)")
    }
  }

  @Test("gives the same bytes for what the model itself prints")
  func ownText() throws {
    let tree = try Sources.tree(SampleTexts.whole)
    let text = TreeText(tree).subtree()
    let file = try Sources.file(text)
    #expect(String(decoding: file.printed(), as: UTF8.self) == text)
    #expect(TreeText(file.snapshot(of: file.trees[0])).subtree() == text)
  }
}
