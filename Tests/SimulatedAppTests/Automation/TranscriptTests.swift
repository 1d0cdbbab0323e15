import AccessibilityTree
import SimulatedApp
import Testing

@Suite("Transcripts of a screen reader")
struct TranscriptTests {
  private func lines(_ view: ElementDefinition...) -> [String] {
    guard let tree = TinyApp(.showing(view)).session.device.snapshot?.tree else { return [] }
    return Transcript(of: tree).lines
  }

  @Test func `have a line for each element that is read, in order`() {
    #expect(
      lines(
        ElementDefinition(.staticText, label: "Settings", traits: .header),
        ElementDefinition(
          .other, children: [ElementDefinition(.switch, label: "News", value: "1")]),
        ElementDefinition(.button, label: "Send\nnow"))
        == ["Settings, heading", "News, switch button, on", "Send now, button"])
  }

  @Test func `name below an element what can be operated inside it`() {
    let cell = ElementDefinition(
      .cell, label: "Lamp, 59 euros",
      children: [
        ElementDefinition(.staticText, label: "Lamp"), ElementDefinition(.button, label: "Add"),
      ])
    #expect(lines(cell) == ["Lamp, 59 euros", "  Add, button"])
  }

  @Test func `tell that an element has no words`() {
    #expect(lines(ElementDefinition(.textView)) == ["text field"])
    #expect(lines(ElementDefinition(.checkBox)) == ["(nothing)"])
  }

  @Test func `say where a tab or a segment is among the others`() {
    let tabs = [
      ElementDefinition(.button, label: "Today", isSelected: true),
      ElementDefinition(.button, label: "Games", value: "2 items"),
    ]
    let segments = [
      ElementDefinition(.button, label: "Map"), ElementDefinition(.button, label: "List"),
    ]
    #expect(
      lines(
        ElementDefinition(.tabBar, children: tabs),
        ElementDefinition(.segmentedControl, children: segments))
        == [
          "selected, Today, tab, 1 of 2", "Games, 2 items, tab, 2 of 2", "Map, button, 1 of 2",
          "List, button, 2 of 2",
        ])
  }

  @Test func `tell a back button from other buttons of its bar`() {
    let bar = [
      ElementDefinition(.button, identifier: "BackButton", label: "Shelves"),
      ElementDefinition(.button, identifier: "edit", label: "Edit"),
    ]
    #expect(
      lines(ElementDefinition(.navigationBar, children: bar))
        == ["Shelves, back button", "Edit, button"])
  }

  @Test func `are of an open alert alone`() throws {
    let tree = try #require(
      TinyApp(
        .showing([
          ElementDefinition(.button, label: "Below"),
          ElementDefinition(
            .alert, label: "Sure?", children: [ElementDefinition(.button, label: "Yes")]),
        ])
      ).session.device.snapshot?.tree)
    #expect(Transcript(of: tree).lines == ["Yes, button"])
  }

  @Test func `as text have a line feed after each line`() throws {
    let view = [ElementDefinition(.button, label: "A"), ElementDefinition(.button, label: "B")]
    let tree = try #require(TinyApp(.showing(view)).session.device.snapshot?.tree)
    #expect(Transcript(of: tree).text == "A, button\nB, button\n")
  }
}
