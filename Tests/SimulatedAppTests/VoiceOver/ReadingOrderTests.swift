import AccessibilityTree
import SimulatedApp
import Testing

@Suite("A screen reader")
struct ReadingOrderTests {
  /// What is read of a screen with some elements, in order.
  private func spoken(_ view: ElementDefinition...) -> [String] {
    let app = TinyApp(.showing(view))
    guard let tree = app.session.device.snapshot?.tree else { return [] }
    return ReadingOrder(tree).stops.map { Utterance.text(of: tree[$0]) }
  }

  @Test func `says label, value, kind and state`() {
    let words = spoken(
      ElementDefinition(.button, label: "Send", isEnabled: false),
      ElementDefinition(.switch, label: "News", value: "1"),
      ElementDefinition(.staticText, label: "Settings", traits: .header),
      ElementDefinition(.slider, label: "Volume", value: "50%"),
      ElementDefinition(.button, label: "Home", isSelected: true),
      ElementDefinition(.textField, placeholder: "Name"))
    #expect(
      words == [
        "Send, button, dimmed", "News, switch button, on", "Settings, heading",
        "Volume, 50%, adjustable", "selected, Home, button", "Name, text field",
      ])
  }

  @Test func `passes over containers and what has no words`() {
    let words = spoken(
      ElementDefinition(
        .other,
        children: [ElementDefinition(.staticText, label: "Inside"), ElementDefinition(.image)]),
      ElementDefinition(.activityIndicator))
    #expect(words.first == "Inside")
    #expect(words.count == 2 || words == ["Inside"])
  }

  @Test func `passes over what is behind a sheet`() {
    let app = TinyApp(
      Screen("main") {
        Button("Below")
        On("OPEN", do: .present("over"))
      },
      Screen("over") { Button("Above") })
    app.send("OPEN")
    guard let tree = app.session.device.snapshot?.tree else { return }
    #expect(ReadingOrder(tree).stops.map { Utterance.text(of: tree[$0]) } == ["Above, button"])
  }

  @Test func `reads a labelled container as one`() {
    let cell = ElementDefinition(
      .cell, label: "First, 12 euros",
      children: [
        ElementDefinition(.staticText, label: "First"), ElementDefinition(.button, label: "Info"),
      ])
    #expect(spoken(cell) == ["First, 12 euros"])
  }

  @Test func `goes into a container and out of it again`() throws {
    let cell = ElementDefinition(
      .cell, label: "Row",
      children: [
        ElementDefinition(.staticText, label: "First"), ElementDefinition(.button, label: "Info"),
      ])
    let session = TinyApp(
      .showing([cell, ElementDefinition(.staticText, label: "Last")])
    ).session
    session.perform(.setVoiceOver(true))
    let moves: [VoiceOverMove] = [
      .forward, .inside, .forward, .backward, .outside, .forward, .backward,
    ]
    let words = try moves.map { try session.screenReader.move($0) }
    #expect(words == ["Row", "First", "Info, button", "First", "Row", "Last", "Row"])
  }

  @Test func `stays where nothing follows`() throws {
    let session = TinyApp(
      .showing([ElementDefinition(.staticText, label: "Only")])
    ).session
    #expect(throws: VoiceOverFailure.notRunning) { try session.screenReader.move(.forward) }
    session.perform(.setVoiceOver(true))
    #expect(throws: VoiceOverFailure.noSpeech) { try session.screenReader.speech() }
    #expect(try session.screenReader.move(.forward) == "Only")
    for move in [VoiceOverMove.forward, .backward, .inside, .outside] {
      #expect(throws: VoiceOverFailure.noSpeech) { try session.screenReader.move(move) }
    }
    #expect(try session.screenReader.speech() == "Only")
  }
}
