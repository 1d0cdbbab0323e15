import AccessibilityTree
import ScreenImport
import Testing

@Suite("Texts in rows")
struct RowTextTests {
  @Test("hold quotes and go over lines")
  func words() throws {
    let tree = try Sources.tree(SampleTexts.words)
    #expect(
      (0..<tree.count).map { tree.label(of: $0) } == [
        "Today's", "It's 'hot'", "One\n\ntwo, and 'three'\nfour", "She said 'so'\nand went", "",
      ])
    #expect(tree.value(of: 1) == "a, b")
    #expect(!tree.flags(of: 1).contains(.isEnabled))
    #expect(tree.flags(of: 2).contains(.isSelected))
  }

  @Test("that were guessed are told with their place")
  func guess() throws {
    #expect(
      try Sources.notes(SampleTexts.words) == [
        "a.txt:3:59: the text has quotes at the end of a line; it probably continues",
        "a.txt:7:59: the text has quotes at the end of a line; it probably continues",
      ])
  }

  @Test(
    "that are not whole are told",
    arguments: [
      (
        "Button, 0x1, label: 'Bre", "a.txt:1:22: the label ends early: it has no closing quote"
      ),
      (
        "Button, 0x1, {{1.0, 2.", "a.txt:1:14: the row ends inside its frame"
      ),
      (
        "Button, 0x1, value: Lapsang Souchong 2...",
        "a.txt:1:21: the value is cut after 18 characters; the rest is not known"
      ),
      (
        "Turnip, 0x1, label: 'a'",
        "a.txt:1:1: \"Turnip\" is not an element type; it becomes Other"
      ),
      (
        "Button, 0x1, wobbly", "a.txt:1:12: the words \", wobbly\" are not understood"
      ),
    ])
  func notes(text: String, note: String) throws {
    #expect(try Sources.notes(text) == [note])
  }

  @Test("a value may go over a line end, between two rows")
  func value() throws {
    let text = "Other, 0x1\n  TextView, 0x2, value: one\ntwo\n  Button, 0x3\n"
    #expect(try Sources.tree(text).value(of: 1) == "one\ntwo")
    #expect(
      try Sources.notes(text) == [
        "a.txt:2:25: the value probably continues over several lines"
      ])
  }

  @Test("a value that goes on has at most 64 bytes", arguments: [60, 61])
  func longValue(count: Int) throws {
    let more = String(repeating: "a", count: count)
    let text = "Other, 0x1\n  TextView, 0x2, value: one\n\(more)\n  Button, 0x3\n"
    #expect(try Sources.tree(text).value(of: 1) == (count == 60 ? "one\n" + more : "one"))
  }

  @Test("an indentation between two levels is told")
  func indentation() throws {
    let text = "Other, 0x1\n    Cell, 0x2\n  Button, 0x3\n"
    #expect(
      try Sources.notes(text) == [
        "a.txt:3:1: no row above has this indentation; the row is imported below the nearest row "
          + "that is indented less"
      ])
  }

  @Test("rows that nest too deeply are a fault with their line")
  func depth() {
    let rows = (0...1_002).map { String(repeating: " ", count: $0) + "Other, 0x1" }
    #expect(throws: ImportFault.tooDeep(limit: 1_000, line: 1_002)) {
      try Sources.file(rows.joined(separator: "\n"))
    }
    #expect(
      ImportFault.tooDeep(limit: 1_000, line: 3).text
        == "the element in line 3 is more than 1000 levels deep")
  }

  @Test("the other limits say what they are")
  func limits() {
    #expect(
      ImportFault.tooLarge(limit: 64 << 20).text
        == "the file is larger than 64 MB, which is the limit")
    #expect(
      ImportFault.tooManyElements(limit: 5, line: 9).text
        == "the file has more than 5 elements; the next is in line 9")
    #expect(
      ImportFault.folder.text
        == "it is a folder; from a result bundle, xcrun xcresulttool makes readable files: "
        + "export attachments, get test-results")
    #expect(ImportFault.unreadable.text == "the file cannot be read")
    #expect(ImportFault.tooManyElements(limit: 5, line: 9).placeText == ":9:1")
  }
}
