import AccessibilityTree
import ScreenImport
import Testing

@Suite("Page sources")
struct PageSourceTests {
  @Test("are read to trees")
  func page() throws {
    #expect(
      try Sources.rows(SamplePages.page) == [
        [
          "Application, label: 'Teahouse'", "  Window",
          "    StaticText, identifier: 'menu', label: 'Tea & cake'",
          "    Button, label: 'Brew', Disabled, Selected",
          "    TextField, identifier: 'field', placeholderValue: 'Name'",
        ]
      ])
  }

  @Test("give frames, traits and the bundle identifier")
  func numbers() throws {
    let file = try Sources.file(SamplePages.page)
    let tree = try Sources.tree(SamplePages.page)
    #expect(tree.frame(of: 2) == ElementFrame(x: 16, y: 60, width: 80, height: 20))
    #expect(tree.traits(of: 3) == [.button, .header])
    #expect(file.trees[0].bundleIdentifier.map { file.source.text($0) } == "com.example.teahouse")
  }

  @Test("do not tell whether a name that is the label is an identifier")
  func names() throws {
    #expect(
      try Sources.notes(SamplePages.page) == [
        "a.txt:3:3: 2 elements have their label as the name; whether it is also the identifier "
          + "is not known"
      ])
  }

  @Test("may hold whatever XML allows; nothing outside is opened and no entity is defined")
  func odd() throws {
    #expect(
      try Sources.rows(SamplePages.odd) == [
        ["Application, label: 'A \"b\" &e;'", "  Other", "  Button, label: 'c'"]
      ])
    #expect(
      try Sources.notes(SamplePages.odd) == [
        "a.txt:1:22: the document type is ignored, with everything it declares",
        "a.txt:3:38: \"XCUIElementTypeTurnip\" is not an element type; it becomes Other",
      ])
  }

  @Test(
    "that are not whole keep what was before the cut",
    arguments: [
      ("<XCUIElementTypeCell a=\"b", 0, "a.txt:1:1: the source ends inside a tag"),
      ("<XCUIElementTypeCell><", 1, "a.txt:1:23: the source ends early: 1 tag is not closed"),
      ("<XCUIElementTypeCell><!-- a", 1, "a.txt:1:22: the source ends inside a comment"),
      ("<XCUIElementTypeCell></", 1, "a.txt:1:22: the source ends inside a tag"),
      (
        "<XCUIElementTypeCell></a></XCUIElementTypeCell>", 1,
        "a.txt:1:22: there is no open tag that this tag could close"
      ),
      (
        "<XCUIElementTypeCell><XCUIElementTypeKey></XCUIElementTypeCell>", 2,
        "a.txt:1:42: 1 tag inside is not closed"
      ),
    ])
  func cut(text: String, elements: Int, note: String) throws {
    let file = try Sources.file(text)
    #expect(file.nodes.count == elements)
    #expect(file.placedNotes.first?.text(in: "a.txt") == note)
    #expect(String(decoding: file.printed(), as: UTF8.self) == text)
  }

  @Test("that nest too deeply are a fault")
  func depth() {
    let text = String(repeating: "<XCUIElementTypeOther>", count: 1_100)
    #expect(throws: ImportFault.tooDeep(limit: 1_000, line: 1)) { try Sources.file(text) }
  }
}
