import AccessibilityTree
import SimulatedApp
import Testing

@testable import ScreenImport

/// What is read of a source at each limit, and the message one above it.
@Suite("Limits of sources") struct ImportLimitsTests {
  /// Rows inside each other, the first without indentation.
  private static func rows(_ count: Int) -> String {
    (0..<count).map { String(repeating: "  ", count: $0) + "Other, 0x1\n" }.joined()
  }

  private static func page(_ count: Int) -> String {
    String(repeating: "<XCUIElementTypeOther>", count: count)
      + String(repeating: "</XCUIElementTypeOther>", count: count)
  }

  @Test func `rows and tags are inside each other up to a depth`() throws {
    let limit = ImportedFile.depthLimit
    for text in [Self.rows, Self.page] {
      // The root is at depth 0.
      let tree = try Sources.tree(text(limit + 1))
      #expect(tree.count == limit + 1)
      #expect(tree.depth(of: limit) == limit)
    }
    #expect(throws: ImportFault.tooDeep(limit: limit, line: limit + 2)) {
      try Sources.file(Self.rows(limit + 2))
    }
    #expect(throws: ImportFault.tooDeep(limit: limit, line: 1)) {
      try Sources.file(Self.page(limit + 2))
    }
  }

  @Test func `a tree of more levels than a screen has keeps all that has words`() throws {
    let deep = ScreenDefinition.nestingLimit + 30
    let text =
      Self.rows(deep) + String(repeating: "  ", count: deep)
      + "Button, 0x2, {{9.0, 9.0}, {44.0, 44.0}}, label: 'Deep'\n"
    let app = ImportedApp([try Sources.screen(text)])
    let shown = try #require(try ShownScreens.tree(of: app.definition))
    #expect((0..<shown.count).contains { shown.label(of: $0) == "Deep" })
    #expect(app.notes.contains { $0.message.contains("at most 64 levels deep") })
  }

  @Test func `a file is read up to a size`() throws {
    let limit = ImportSource.sizeLimit
    let bytes = [UInt8](repeating: 0, count: limit + 1)
    let refused = ImportFault.tooLarge(limit: limit)
    #expect(throws: refused) { try ImportReader.read(bytes) }
    #expect(throws: refused) { try TestResults.read(bytes) }
  }

  @Test func `a file has so many elements, and the next one is a fault with its line`() throws {
    var file = try Sources.file("Other, 0x1\n")
    let node = try #require(file.nodes.first)
    let limit = ImportedFile.elementLimit
    for _ in file.nodes.count..<limit { _ = try file.append(node, at: 0) }
    #expect(file.nodes.count == limit)
    #expect(throws: ImportFault.tooManyElements(limit: limit, line: 1)) {
      try file.append(node, at: 0)
    }
  }

  @Test func `a text in quotes goes over so many lines`() throws {
    let label = { (lines: Int) in Array(repeating: "x", count: lines).joined(separator: "\n") }
    let limit = RowReader.lineLimit
    let longest = label(limit)
    #expect(try Sources.tree("Button, 0x1, label: '\(longest)'").label(of: 0) == longest)
    #expect(
      try Sources.notes("Button, 0x1, label: '\(label(limit + 1))'").contains {
        $0.hasSuffix("the label ends early: it has no closing quote in 64 lines and 16384 bytes")
      })
  }

  @Test func `a text that goes on over a line end has so many bytes before it`() throws {
    let label = { (bytes: Int) in String(repeating: "x", count: bytes - 1) + "\ny" }
    let limit = RowReader.textLimit
    let longest = label(limit - 1)
    #expect(try Sources.tree("Button, 0x1, label: '\(longest)'").label(of: 0) == longest)
    #expect(
      try Sources.notes("Button, 0x1, label: '\(label(limit))'").contains {
        $0.hasSuffix("the label ends early: it has no closing quote in 64 lines and 16384 bytes")
      })
  }

  @Test func `a tag has so many attributes, and is printed again with more`() throws {
    for more in [0, 1] {
      let names = (0..<XMLTagReader.attributeLimit + more).map { " a\($0)=\"1\"" }.joined()
      let text = "<XCUIElementTypeOther\(names)/>"
      let file = try Sources.file(text)
      #expect(file.fields.count == XMLTagReader.attributeLimit)
      #expect(String(decoding: file.printed(), as: UTF8.self) == text)
    }
  }

  @Test func `notes are told up to a limit, and the others are counted`() {
    var file = ImportedFile(source: ImportSource(Array("a".utf8)))
    for _ in 0..<ImportNote.limit { file.note("odd", at: 0) }
    #expect(file.leftOutNotes == 0)
    file.note("odd", at: 0)
    #expect(file.notes.count == ImportNote.limit)
    #expect(file.leftOutNotes == 1)
  }

  @Test func `a name is cut at a length`() {
    var names = SafeName()
    let longest = String(repeating: "a", count: SafeName.limit)
    #expect(names.name(like: longest, unless: "x") == longest)
    var others = SafeName()
    #expect(others.name(like: longest + "b", unless: "x") == longest)
  }

  @Test func `lost rows are named up to a limit`() throws {
    let lines = { (count: Int) in
      let rows = (0..<count).map { "  Cell, 0x1, label: '\($0)'\n" }.joined()
      let imported = try Sources.tree("Application, 0x1, label: 'a'\n" + rows)
      let model = try Sources.tree("Application, 0x1, label: 'a'\n")
      return KeptRows(origin: "", imported: imported, model: model).lines
    }
    let limit = KeptRows.shownLimit
    #expect(try lines(limit).count == 1 + limit)
    #expect(try lines(limit + 1).last == "  and 1 more")
  }
}
