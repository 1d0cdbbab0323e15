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
