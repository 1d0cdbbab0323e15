import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting
import Testing
import VirtualTime

@testable import AppTools

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
      ("ta", ["tap"]), ("t", ["tap", "test", "tree", "type"]), ("session ", ["session s1"]),
      ("device d", ["device dark"]), ("tap s", ["tap save"]),
      ("tap S", []), ("fail ", ["fail save"]), ("launch M", ["launch Main"]),
      ("swipe l", ["swipe left"]), ("type T", []), ("none s", []),
    ])
  func completions(line: String, wanted: [String]) throws {
    #expect(try Self.opened().completions(of: line) == wanted)
  }

  @Test("the picture shows elements where they are, with numbers to name them by")
  func theScreenIsDrawn() throws {
    #expect(
      try Self.opened().screen == """
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
  func eventsAreTold() throws {
    var app = try Self.opened()

    let answer = app.answer("tap Save")

    #expect(
      answer.text.hasSuffix(
        "notes, saving  t = 0.000 s  seed 1\n  t = 2.000 s  loader save ends"))
  }

  @Test("a screen has so many elements with names, and it is told if there are more")
  func limits() throws {
    let limit = ShownElements.limit
    let drawn = { (count: Int) in
      var builder = SnapshotBuilder()
      let frame = ElementFrame(x: 0, y: 0, width: 400, height: 800)
      builder.begin(ElementAttributes(type: .application, frame: frame))
      for number in 1...count {
        builder.add(ElementAttributes(type: .button, identifier: "b\(number)", frame: frame))
      }
      builder.end()
      return ShownElements(IndexedSnapshot(builder.finish()))
    }
    #expect(try drawn(limit).element("b\(limit)").number == limit)
    #expect(drawn(limit).remark == nil)
    let cut = drawn(limit + 1)
    #expect(throws: ShownElements.Fault.none("b\(limit + 1)", nearest: "b\(limit / 10)")) {
      try cut.element("b\(limit + 1)")
    }
    #expect(cut.remark == "Only the first \(limit) elements here have numbers and names.")
  }

  @Test("a screen with too many elements says so below the picture, and where none is found")
  func crowd() throws {
    var app = try Self.opened(
      AppDefinition(
        name: "Crowd", bundleIdentifier: "com.example.crowd", defaultCoordinator: "Main",
        coordinators: [Coordinator("Main", root: "crowd")],
        screens: [
          Screen("crowd") {
            Context("rows", .list((0...ShownElements.limit).map { .integer(Int64($0)) }))
            Other("crowd") {
              Text(.bind("item"), id: "row").forEach("rows")
            }.layout(.overlay).size(width: 300, height: 300)
          }
        ]))
    let words = "Only the first \(ShownElements.limit) elements here have numbers and names."
    #expect(app.screen.contains("\n\(words)\n"))
    for line in ["find nowhere", "tap nowhere"] { #expect(app.answer(line).text.contains(words)) }
  }

  @Test("a wait goes to the next event")
  func waits() throws {
    var app = try Self.opened()
    _ = app.answer("tap save")

    #expect(app.answer("wait").text.hasSuffix("notes, saved  t = 2.000 s  seed 1"))
  }

  @Test("a loader fails when it is told to")
  func failures() throws {
    var app = try Self.opened()
    for line in ["fail save", "tap save"] { _ = app.answer(line) }

    #expect(app.answer("wait 3s").text.hasSuffix("notes, failed  t = 3.000 s  seed 1"))
  }

  @Test("a text goes into the field that is named, and more of it into the one with the keyboard")
  func typing() throws {
    var app = try Self.opened()
    for line in ["fill Text mi", "type lk"] { _ = app.answer(line) }

    #expect(app.screen.contains("|1 milk_"))
  }

  @Test("undo goes back one step, however many it was")
  func undo() throws {
    var app = try Self.opened()
    let before = app.screen
    for line in ["tap save", "undo"] { _ = app.answer(line) }

    #expect(app.screen == before)
  }

  @Test("another seed does the same again")
  func seeds() throws {
    var app = try Self.opened()
    for line in ["tap save", "seed 7"] { _ = app.answer(line) }

    #expect(app.screen.contains("notes, saving  t = 0.000 s  seed 7"))
  }

  @Test(
    "what cannot be done is told, and changes nothing",
    arguments: [
      ("tap Svae", "No element here is called 'Svae'. Did you mean 'save'?"),
      ("tap 9", "There is no element 9; the numbers here are 1 to 2."),
      ("type a", "No element has the keyboard; tap a field first."),
      ("back", "There is no way back here."),
      ("wait", "Nothing is pending, so waiting changes nothing."),
      ("launch Man", "There is no coordinator \"Man\"; the nearest is \"Main\".\nThere are: Main"),
      ("fail svae", #"There is no loader "svae"; the nearest is "save"."#),
      ("find xyz", "No element contains 'xyz'."),
      ("tap", "'tap' needs an element."),
      ("answer", "No alert is shown."),
      ("session s2", #"There is no session "s2"; open are s1."#),
      ("branch 9s", "Only 0.000 s have passed since the start, not 9.000 s."),
    ])
  func faultsAreTold(line: String, words: String) throws {
    var app = try Self.opened()
    let before = app.screen

    let answer = app.answer(line)

    #expect(answer == TerminalApp.Answer(text: words, isFault: true))
    #expect(app.screen == before)
  }

  @Test("found elements come with the query that a test would use")
  func find() throws {
    var app = try Self.opened()

    #expect(
      app.answer("find sav").text
        == "2  Button, identifier: 'save', label: 'Save'  app.buttons[\"save\"]")
  }

  @Test("the test of what was done is shown")
  func test() throws {
    var app = try Self.opened()
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

  @Test func theLastLineEndsIt() throws {
    var app = try Self.opened()

    #expect(app.answer("quit").isEnd)
  }

  @Test("undo takes back a whole command, and a single one of several waits")
  func undoOfCommands() throws {
    var app = try Self.opened()
    for line in ["tap save", "wait 500ms", "wait 1s", "undo"] { _ = app.answer(line) }
    #expect(app.screen.contains("notes, saving  t = 0.500 s"))

    for line in ["undo", "undo", "fill Text milk", "undo"] { _ = app.answer(line) }
    #expect(app.screen == (try Self.opened().screen))
  }

  @Test("a branch has the same past, and then both sessions go their own ways")
  func branches() throws {
    var app = try Self.opened()
    for line in ["tap save", "wait", "branch 1s", "fail save"] { _ = app.answer(line) }
    #expect(
      app.answer("wait").text.hasSuffix("notes, failed  t = 2.000 s  seed 1  session s2 of s1, s2"))

    #expect(
      app.answer("session s1").text.hasSuffix(
        "notes, saved  t = 2.000 s  seed 1  session s1 of s1, s2"))
    for line in ["session s2", "undo", "undo", "undo"] { _ = app.answer(line) }
    #expect(app.screen.contains("notes, saving  t = 0.000 s"))
  }

  @Test("lines make the same journal and the same test as the requests of a server")
  func isOneOfTheServers() throws {
    var app = try Self.opened()
    for line in ["fill Text milk", "tap save", "wait"] { _ = app.answer(line) }

    let other = try Self.served().sessions.open(Self.served().settings)
    let (text, save) = (Self.element("text"), Self.element("save"))
    try other.perform([
      other.launch(by: "Main"), .gesture(.tap, on: text), .type("milk", into: text),
      .gesture(.tap, on: save), .advanceToNextEvent,
    ])

    #expect(app.served.journal == other.journal)
    #expect(app.answer("journal").text + "\n" == String(decoding: other.journal, as: UTF8.self))
    #expect(
      app.answer("test").text + "\n" == (try other.test(named: "NoteTests", by: "open").source))
  }

  private static func element(_ identifier: String) -> ElementTarget {
    .query(Query().descendants(.any).identified(by: identifier))
  }

  /// An app of one screen with rows, whose state makes requests.
  private static func busy(rows: Int, requests: Int = 0) -> AppDefinition {
    var app = definition
    app.loaders = (0..<requests).map { Loader("l\($0)", latency: .fixed(.seconds(2))) }
    app.screens = [
      ScreenDefinition(
        name: "notes", context: ["rows": .list((0..<rows).map { .string("row \($0)") })],
        view: [ElementDefinition(.staticText, label: .bind("item"), forEach: "rows")],
        initial: "s",
        states: [
          StateDefinition(
            name: "s", invoke: (0..<requests).map { InvocationDefinition(source: "l\($0)") })
        ])
    ]
    return app
  }

  @Test("a search lists so many elements, and counts the others")
  func foundElements() throws {
    let lines = { (count: Int) in
      var app = try Self.opened(Self.busy(rows: count))
      return app.answer("find row").text.split(separator: "\n")
    }
    let limit = TerminalApp.findLimit
    #expect(try lines(limit).count == limit)
    #expect(try lines(limit + 1).count == limit + 1)
    #expect(try lines(limit + 1).last == "... and 1 more")
  }

  @Test("the screen lists so many pending events, and says that there are more")
  func pendingEvents() throws {
    let saysMore = { (count: Int) in
      try Self.opened(Self.busy(rows: 1, requests: count)).screen.contains("... and more")
    }
    #expect(try !saysMore(TerminalApp.eventLimit))
    #expect(try saysMore(TerminalApp.eventLimit + 1))
  }

  private static func served(
    _ definition: AppDefinition = definition
  ) -> (sessions: ServedSessions, settings: SessionSettings) {
    let app = ServedApp(in: "Screens")
    return (
      ServedSessions(app, variant: nil, read: definition), SessionSettings(app: app)
    )
  }

  private static func opened(_ definition: AppDefinition = definition) throws -> TerminalApp {
    let served = served(definition)
    var app = try TerminalApp(
      served.sessions, served.settings, testName: "NoteTests", isColoured: false)
    _ = app.answer("launch")
    return app
  }
}
