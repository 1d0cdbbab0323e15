import AccessibilityTree
import ScreenImport
import Testing

@Suite struct AgentAnswerTests {
  private func read(_ text: String) throws -> AgentAnswer? {
    try AgentAnswer.read(Array(text.utf8))
  }

  private func tree(_ text: String) throws -> ElementSnapshot {
    guard case .tree(let recording) = try read(text) else {
      throw ImportFault.unreadable
    }
    return recording.snapshot
  }

  @Test func `values of older versions, selected buttons and the focus are kept`() throws {
    let tree = try tree(
      """
      {"value": {"type": "Application", "label": "Shop", "children": [
        {"type": "Switch", "label": "On", "value": true},
        {"type": "Slider", "label": "Loud", "value": 40},
        {"type": "Button", "label": "Tab", "value": "1"},
        {"type": "TextField", "label": "Name", "isFocused": "1"}]}}
      """)
    #expect((1...3).map { tree[$0].value } == ["1", "40", nil])
    #expect(tree[3].isSelected && tree[4].hasKeyboardFocus)
  }

  @Test func `a text is taken out of its envelope`() throws {
    guard case .text(let bytes) = try read(#"{"value": "<a b=\"c\"/>\n", "sessionId": null}"#)
    else {
      Issue.record("there is no text")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == "<a b=\"c\"/>\n")
  }

  @Test func `a tree has types, identifiers, labels, values, frames and flags`() throws {
    let tree = try tree(
      """
      {"value": {"type": "Application", "name": "Shop", "label": "Shop", "rawIdentifier": null,
        "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "isEnabled": "1", "isVisible": "1",
        "children": [
          {"type": "XCUIElementTypeButton", "rawIdentifier": "pay", "name": "pay", "label": "Pay",
           "value": null, "rect": {"x": 10, "y": 80.5, "width": 90, "height": 44},
           "isEnabled": "0", "isVisible": false},
          {"type": "TextField", "name": "mail", "value": "a@b.c", "label": ""}
        ]}}
      """)
    #expect(tree.count == 3)
    #expect(tree[0].label == "Shop")
    #expect(tree[0].identifier == "")
    #expect(tree[1].type == .button)
    #expect(tree[1].identifier == "pay")
    #expect(tree[1].frame == ElementFrame(x: 10, y: 80.5, width: 90, height: 44))
    #expect(!tree[1].isEnabled)
    #expect(tree[2].identifier == "mail")
    #expect(tree[2].value == "a@b.c")
  }

  @Test func `older answers have the tree one level deeper`() throws {
    #expect(try tree(#"{"value": {"tree": {"type": "Application"}}}"#).count == 1)
  }

  @Test func `other JSON is no answer`() throws {
    #expect(try read(#"{"value": 3}"#) == nil)
    #expect(try read(#"{"elementType": 2, "value": "x"}"#) == nil)
    #expect(try read("{") == nil)
  }

  @Test func `an element of an unknown type becomes Other, and its place is told`() throws {
    let text = """
      {"value": {"type": "Application", "children": [
        {"type": "Buton", "label": "Pay"}, {"type": "XCUIElementTypeHologram"}, {"label": "x"}]}}
      """
    guard case .tree(let recording) = try read(text) else { throw ImportFault.unreadable }
    let tree = recording.snapshot
    #expect((1...3).map { tree[$0].type } == [.other, .other, .other])
    #expect(tree[1].label == "Pay")
    #expect(
      recording.notes.map { $0.text(in: "a.json") } == [
        "a.json:2:12: \"Buton\" is not an element type; it becomes Other; the nearest type is Button",
        "a.json:2:47: \"XCUIElementTypeHologram\" is not an element type; it becomes Other",
        "a.json:2:75: the element has no type; it becomes Other",
      ])
    #expect(try Recording.all(in: Array(text.utf8), named: "a")[0].notes.count == 3)
  }

  @Test func `notes are kept up to their limit`() throws {
    let rows = Array(repeating: "{\"type\": \"Knob\"}", count: ImportNote.limit + 1)
    let text = "{\"value\": {\"type\": \"Other\", \"children\": [\(rows.joined(separator: ","))]}}"
    guard case .tree(let recording) = try read(text) else { throw ImportFault.unreadable }
    #expect(recording.notes.count == ImportNote.limit)
    #expect(recording.snapshot.count == rows.count + 1)
  }
}
