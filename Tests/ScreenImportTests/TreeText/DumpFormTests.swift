import AccessibilityTree
import ScreenImport
import Testing

@Suite("Dumps of debugDescription")
struct DumpFormTests {
  private static let teas = [
    "Application, pid: 4711, label: 'Teahouse'",
    "  Window (Main)",
    "    Other",
    "      Other",
    "        NavigationBar, identifier: 'Teas'",
    "          StaticText, label: 'Teas'",
    "        Table, identifier: 'teas'",
    "          Cell, identifier: 'tea.1', Selected",
    "            StaticText, label: 'Assam'",
    "            Button, label: 'Pour', Disabled",
    "        TextField, identifier: 'name', placeholderValue: 'Name', value: Lapsang Souchong 2..., "
      + "Keyboard Focused",
  ]

  @Test("are read with all that their rows say")
  func whole() throws {
    #expect(try Sources.rows(SampleTexts.whole) == [Self.teas])
  }

  @Test("keep addresses, process, frames and the bundle identifier")
  func numbers() throws {
    let file = try Sources.file(SampleTexts.whole)
    let tree = try Sources.tree(SampleTexts.whole)
    let address = file.fields[file.nodes[file.trees[0].nodes.lowerBound].fields.lowerBound]
    #expect(file.source.text(address.words) == "0x600001a00000")
    #expect(tree.processID(of: 0) == 4711)
    #expect(tree.frame(of: 5) == ElementFrame(x: 175.3, y: 58.7, width: 39.3, height: 20.3))
    #expect(file.trees[0].bundleIdentifier.map { file.source.text($0) } == "com.example.teahouse")
  }

  @Test(
    "are the same with carriage returns, with tabs, indented, and with a prefix on each line",
    arguments: [
      SampleTexts.whole.replacing("\n", with: "\r\n"),
      SampleTexts.whole.replacing("\n    ", with: "\n\t"),
      SampleTexts.whole.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"),
      SampleTexts.logged,
      "10:00:01 Tea[41:7] " + SampleTexts.whole,
      SampleTexts.whole.split(separator: "\n").map { "> " + $0 }.joined(separator: "\n"),
    ])
  func around(text: String) throws {
    #expect(try Sources.rows(text) == [Self.teas])
  }

  @Test("may have a time before each row and no header")
  func times() throws {
    let text = "12:00:01.5 Application, 0x1, pid: 3, label: 'A'\n12:00:01.7   Window, 0x2\n"
    #expect(try Sources.rows(text) == [["Application, pid: 3, label: 'A'", "  Window"]])
  }

  @Test("need no addresses and no header")
  func bare() throws {
    #expect(
      try Sources.rows(SampleTexts.bare) == [
        [
          "Application, pid: 12, label: 'Teahouse'", "  Window (Main)", "    Other",
          "      Button, identifier: 'brew', label: 'Brew', Disabled",
        ]
      ])
  }

  @Test("of Xcode 7 to 9 have traits")
  func old() throws {
    let tree = try Sources.tree(SampleTexts.old)
    #expect(tree.count == 3)
    #expect(tree.traits(of: 2).contains(.button))
    #expect(tree.label(of: 2) == "Brew")
    #expect(tree.flags(of: 0).contains(.isMainWindow))
  }

  @Test("may have hit points, and name the app in their first line")
  func points() throws {
    let file = try Sources.file(SampleTexts.points)
    #expect(
      try Sources.rows(SampleTexts.points) == [
        ["Application, label: 'Teahouse'", "  Window (Main)", "    Switch, value: 1"]
      ])
    #expect(file.trees[0].bundleIdentifier.map { file.source.text($0) } == "com.example.teahouse")
  }

  @Test("of an element below others stand below the way to it")
  func element() throws {
    #expect(
      try Sources.rows(SampleTexts.element) == [
        [
          "Application, pid: 4711, label: 'Teahouse'", "  Window (Main)",
          "    Button, label: 'Brew'",
          "      Image",
        ]
      ])
  }

  @Test("of a query are what it matched, side by side")
  func query() throws {
    #expect(
      try Sources.rows(SampleTexts.query) == [
        [
          "Application, pid: 4711, label: 'Teahouse'",
          "  Button, identifier: 'brew', label: 'Brew'", "  Button, label: 'Pour'",
        ]
      ])
    #expect(
      try Sources.notes(SampleTexts.query) == [
        "a.txt:1:1: only what the query matched is known, not the elements around it"
      ])
  }

  @Test("of an element that is not there hold no tree, and say so")
  func missing() throws {
    #expect(try Sources.rows(SampleTexts.missing).isEmpty)
    #expect(
      try Sources.notes(SampleTexts.missing) == [
        "a.txt:1:1: the query matched nothing; there is no element to import"
      ])
  }

  @Test("are told from the lists of failures and from other text")
  func failure() throws {
    #expect(try Sources.rows(SampleTexts.failure).isEmpty)
    #expect(try Sources.rows("t = 1.00s Failed to tap Button, {{1.0, 2.0}, {3.0, 4.0}}\n").isEmpty)
    #expect(try Sources.rows("Button\nOther\nImage of a cat\n").isEmpty)
  }

  @Test("several stand in one file, with headers or without")
  func several() throws {
    let text = SampleTexts.whole + "some words\n" + SampleTexts.bare + SampleTexts.bare
    #expect(try Sources.rows(text).map(\.count) == [11, 4, 4])
  }

  @Test("that are cut anywhere keep what was before", arguments: [300, 420, 700, 900])
  func cut(length: Int) throws {
    let text = String(SampleTexts.whole.prefix(length))
    let rows = try #require(try Sources.rows(text).first)
    #expect(rows.dropLast().elementsEqual(Self.teas.prefix(rows.count - 1)))
    #expect(String(decoding: try Sources.file(text).printed(), as: UTF8.self) == text)
  }
}
