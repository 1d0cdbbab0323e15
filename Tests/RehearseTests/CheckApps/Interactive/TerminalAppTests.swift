import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import rehearse

/// An app that is used by lines.
@Suite struct TerminalAppTests {
  private static let definition = AppDefinition(
    name: "Tiny", bundleIdentifier: "com.example.tiny", defaultCoordinator: "Main",
    coordinators: [Coordinator("Main", root: "notes")],
    screens: [
      Screen("notes", title: "Notes") {
        Context("text", "")
        TextField("text", placeholder: "Text", binds: "text")
        Button("Save", id: "save").onTap("SAVE")
        State("editing") { On("SAVE", to: "saving") }
        State("saving") {
          Text("Saving", id: "saving")
          Invoke("save", onDone: "saved", onError: "failed")
        }
        State("saved") { Text("Saved", id: "saved") }
        State("failed") { Text("Not saved", id: "failed") }
      }
    ],
    loaders: [Loader("save", latency: .fixed(.seconds(2)))],
    deepLinks: [DeepLinkDefinition(pattern: "tiny://notes", coordinator: "Main")])

  @Test(
    "a line is completed by commands, and by the names that a command takes",
    arguments: [
      ("ta", ["tap"]), ("t", ["tap", "test", "tree", "type"]), ("tap s", ["tap save"]),
      ("tap S", []), ("fail ", ["fail save"]), ("launch M", ["launch Main"]),
      ("swipe l", ["swipe left"]), ("type T", []), ("none s", []),
    ])
  func completions(line: String, wanted: [String]) {
    #expect(Self.opened().completions(of: line) == wanted)
  }

  @Test("the picture shows elements where they are, with numbers to name them by")
  func theScreenIsDrawn() {
    #expect(
      Self.opened().screen == """
           ┌────────────────────────────────────────────────┐
           │                                                │
           │                     Notes                      │
           │────────────────────────────────────────────────│
           │  |1 Text_                                      │
           │                                                │
           │                    [2 Save]                    │
           │                                                │
           └────────────────────────────────────────────────┘
        notes, editing  t = 0.000 s  seed 1
        """)
  }

  @Test("what is to come is told with its instant")
  func eventsAreTold() {
    var app = Self.opened()

    let answer = app.answer("tap Save")

    #expect(
      answer.text.hasSuffix(
        "notes, saving  t = 0.000 s  seed 1\n  t = 2.000 s  loader save ends"))
  }

  @Test("a wait goes to the next event")
  func waits() {
    var app = Self.opened()
    _ = app.answer("tap save")

    #expect(app.answer("wait").text.hasSuffix("notes, saved  t = 2.000 s  seed 1"))
  }

  @Test("a loader fails when it is told to")
  func failures() {
    var app = Self.opened()
    for line in ["fail save", "tap save"] { _ = app.answer(line) }

    #expect(app.answer("wait 3s").text.hasSuffix("notes, failed  t = 3.000 s  seed 1"))
  }

  @Test("a text goes into the field that is named, and more of it into the one with the keyboard")
  func typing() {
    var app = Self.opened()
    for line in ["fill Text mi", "type lk"] { _ = app.answer(line) }

    #expect(app.screen.contains("|1 milk_"))
  }

  @Test("undo goes back one step, however many it was")
  func undo() {
    var app = Self.opened()
    let before = app.screen
    for line in ["tap save", "undo"] { _ = app.answer(line) }

    #expect(app.screen == before)
  }

  @Test("another seed does the same again")
  func seeds() {
    var app = Self.opened()
    for line in ["tap save", "seed 7"] { _ = app.answer(line) }

    #expect(app.screen.contains("notes, saving  t = 0.000 s  seed 7"))
  }

  @Test(
    "what cannot be done is told, and changes nothing",
    arguments: [
      ("tap Svae", "Nothing here is called 'Svae'. Did you mean 'save'?"),
      ("tap 9", "There is no element 9; the numbers here are 1 to 2."),
      ("type a", "No field has the keyboard: tap one, or use 'fill'."),
      ("back", "There is no way back here."),
      ("wait", "Nothing is to come."),
      ("launch Man", "There is no coordinator 'Man'. Did you mean 'Main'?"),
      ("fail svae", "There is no loader 'svae'. Did you mean 'save'?"),
      ("find xyz", "Nothing here has 'xyz'."),
      ("tap", "'tap' needs an element."),
    ])
  func faultsAreTold(line: String, words: String) {
    var app = Self.opened()
    let before = app.screen

    let answer = app.answer(line)

    #expect(answer == TerminalApp.Answer(text: words, isFault: true))
    #expect(app.screen == before)
  }

  @Test("found elements come with the query that a test would use")
  func find() {
    var app = Self.opened()

    #expect(
      app.answer("find sav").text
        == "2  Button, identifier: 'save', label: 'Save'  app.buttons[\"save\"]")
  }

  @Test("the test of what was done is shown")
  func test() {
    var app = Self.opened()
    for line in ["fill 1 milk", "tap save", "wait"] { _ = app.answer(line) }

    #expect(
      app.answer("test").text.contains(
        """
            let notes = NotesPage.launch()
            notes.type(text: "milk")
            notes.tapSaveButton()
            notes.waitUntilSaved()
            XCTAssertTrue(notes.exists)
            XCTAssertEqual(notes.saved, "Saved")
        """))
  }

  @Test func theLastLineEndsIt() {
    var app = Self.opened()

    #expect(app.answer("quit").isEnd)
  }

  private static func opened() -> TerminalApp {
    var app = TerminalApp(
      LiveApp(CompiledApp(definition)), testName: "NoteTests", folder: nil, isColoured: false)
    _ = app.answer("launch")
    return app
  }
}
