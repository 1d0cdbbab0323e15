import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Forms and lists of drafts: what can be used only with text, what is left after a tap, how many
/// rows a test expects.
@Suite struct FormDraftTests {
  private let scene = SceneKey(action: 1)
  private let add = Query().descendants(.button).identified(by: "add")
  private let rows = Query().descendants(.cell)

  private func look(
    _ query: Query, _ kind: ScriptLook.Kind, finding count: Int, in scene: SceneKey
  ) -> ScriptEvent {
    .look(
      ScriptLook(
        kind: kind, query: query, scene: scene, count: count, boundary: scene, isOfWait: false))
  }

  /// The scripts that are tried after a failure on a line, on a screen.
  private func candidates(
    on tree: DraftTree, after events: ScriptEvent..., line: String, elsewhere: Bool = false,
    message: String = "XCTAssertTrue failed"
  ) -> [DraftTree] {
    var script = DraftScript()
    script.scenes[scene] = tree
    var run = ScriptRun()
    (run.events, run.failedAt, run.failedElsewhere) = (events, events.count, elsewhere)
    run.failure = TestFailure(
      message: message, file: "A.swift", line: 3,
      reason: FailureReason(.assertion, message: message))
    return ScriptRepairs(script: script, run: run, line: line).candidates().map { $0.tree(scene) }
  }

  @Test func `a button beside a field may need text in it first`() throws {
    let field = DraftElement(.textField, identifier: "name")
    let button = DraftElement(.button, identifier: "add")
    let seen = look(add, .attributes, finding: 1, in: scene)
    let made = candidates(on: DraftTree([field, button]), after: seen, line: "isEnabled")
    let form = try #require(made.first { $0.elements.last?.needsText == true })
    #expect(
      !candidates(on: DraftTree([button]), after: seen, line: "").contains {
        $0.elements.first?.needsText == true
      })
    var script = DraftScript()
    script.scenes[scene] = form
    let app = ScriptApp(script).definition(with: [])
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    SessionDirection(session).observe(with: ScriptDirector(script, in: session))
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.exists(add.appending(.matching(.flag(.isEnabled, false), text: "disabled"))))
    let text = Query().descendants(.textField)
    #expect(session.perform(.tap, on: text, title: "") == nil)
    #expect(session.perform(.type("Tea", into: text)) == nil)
    #expect(session.exists(add.appending(.matching(.flag(.isEnabled, true), text: "enabled"))))
  }

  @Test func `a field that is read as empty keeps the name by which it was found`() throws {
    let name = Query().descendants(.textField).identified(by: "Name Field")
    var field = DraftElement(.textField)
    field.placeholder = "Name Field"
    let values = #"("Optional("Name Field")") is not equal to ("Optional("")")"#
    let made = candidates(
      on: DraftTree([field]), after: look(name, .attributes, finding: 1, in: scene), line: "",
      message: "XCTAssertEqual failed: " + values)
    let empty = try #require(made.first { $0.elements.first?.placeholder == "" })
    #expect(empty.indexed.count(of: name) == 1)
  }

  @Test func `a text that is found by its label gets the identifier that a test compares`() throws {
    let label = Query().descendants(.staticText).identified(by: "Pros :")
    let made = candidates(
      on: DraftTree([DraftElement(.staticText, label: "Pros :")]),
      after: look(label, .attributes, finding: 1, in: scene), line: "pros.identifier",
      message: #"XCTAssertEqual failed: ("") is not equal to ("Roadster")"#)
    #expect(made.first?.elements.first?.identifier == "Roadster")
    #expect(made.first?.indexed.count(of: label) == 1)
  }

  @Test func `fields of the same name in two rows have texts of their own`() throws {
    let fields = ["name", "note"].map { row in
      Query().descendants(.cell).identified(by: row).descendants(.textField).identified(by: "text")
    }
    var script = DraftScript()
    script.scenes[scene] = try fields.reduce(DraftTree()) { tree, field in
      try #require(QueryConjuring(field).trees(from: tree).last)
    }
    let app = ScriptApp(script).definition(with: [])
    #expect(app.check().isEmpty)
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    SessionDirection(session).observe(with: ScriptDirector(script, in: session))
    _ = session.launch(arguments: [], environment: [:])
    for (field, text) in zip(fields, ["Tea", "Green"]) {
      #expect(session.perform(.tap, on: field, title: "") == nil)
      #expect(session.perform(.type(text, into: field)) == nil)
    }
    for (field, text) in zip(fields, ["Tea", "Green"]) {
      #expect(session.exists(field.appending(.matching(.equals(.value, text), text: text))))
    }
  }

  @Test func `a field that a test reads on a later screen shows there what was typed`() throws {
    let field = Query().descendants(.textField).identified(by: "name")
    let save = Query().descendants(.button).identified(by: "save")
    let next = SceneKey(action: 4)
    var script = DraftScript()
    script.scenes[scene] = DraftTree([
      DraftElement(.textField, identifier: "name"), DraftElement(.button, identifier: "save"),
    ])
    script.scenes[next] = DraftTree([DraftElement(.textField, identifier: "name")])
    let app = ScriptApp(script).definition(with: [])
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.perform(.tap, on: field, title: "") == nil)
    #expect(session.perform(.type("Tea", into: field)) == nil)
    _ = session.all(field)
    #expect(director.run.keptTexts.isEmpty)
    #expect(session.perform(.tap, on: save, title: "") == nil)
    _ = session.all(field)
    #expect(director.run.keptTexts.keys.sorted() == [next])
    let showing = script.showing(director.run.keptTexts)
    #expect(showing.tree(next).elements.map(\.value) == ["Tea"])
    #expect(showing.tree(scene) == script.tree(scene))
  }

  @Test(arguments: [("slider", ElementType.slider), ("picker wheel", .pickerWheel)])
  func `what is moved and was sought by its name alone is a control`(
    noun: String, type: ElementType
  ) {
    var sought = DraftElement(.other, identifier: "volume")
    sought.isTypeKnown = false
    let any = Query().descendants(.any).identified(by: "volume")
    let message = "Failed to adjust \"volume\" Any: Other, identifier: 'volume' is not a \(noun)."
    func made(_ element: DraftElement) -> [DraftTree] {
      candidates(
        on: DraftTree([element]), after: look(any, .attributes, finding: 1, in: scene), line: "",
        message: message)
    }
    #expect(made(sought).first?.elements.first?.type == type)
    #expect(
      !made(DraftElement(.other, identifier: "volume")).contains { $0.all.first?.type == type })
  }

  @Test func `a switch that was sought by its name alone can be off`() {
    var sought = DraftElement(.other, identifier: "sound")
    sought.isTypeKnown = false
    let any = Query().descendants(.any).identified(by: "sound")
    let made = candidates(
      on: DraftTree([sought]), after: look(any, .attributes, finding: 1, in: scene), line: "")
    let values = made.compactMap { $0.elements.first?.value }
    #expect(values.contains("0") && values.contains("1"))
  }

  @Test func `a message tells the text that it expects before what was found`() {
    let title = DraftElement(.staticText, identifier: "title")
    let any = Query().descendants(.staticText).identified(by: "title")
    let made = candidates(
      on: DraftTree([title]), after: look(any, .attributes, finding: 1, in: scene), line: "",
      message: "XCTAssertTrue failed - Expected label to be Tea with milk, found ")
    #expect(made.contains { $0.elements.first?.label == "Tea with milk" })
  }

  @Test func `a count may leave out a row that is always there`() {
    let row = DraftElement(.cell, identifier: "add")
    let made = candidates(
      on: DraftTree([row]), after: look(rows, .count, finding: 1, in: scene), line: "",
      message: "XCTAssertEqual failed: (\"0\") is not equal to (\"1\")")
    #expect(made.contains { $0.indexed.count(of: rows) == 2 })
  }

  @Test(arguments: [1, 3])
  func `a list has as many rows as a wait for their number asks for`(count: Int) {
    let made = candidates(
      on: DraftTree([DraftElement(.cell), DraftElement(.cell)]),
      after: look(rows, .count, finding: 2, in: scene), line: "",
      message: "Exceeded timeout of 5 seconds, with unfulfilled expectations: "
        + "\"Expect predicate `count == \(count)` for object cells\"")
    #expect(made.contains { $0.indexed.count(of: rows) == count })
  }

  @Test func `a test that counts the pages with a button has one on each`() {
    let next = Query().descendants(.button).identified(by: "Next")
    let made = candidates(
      on: DraftTree(), after: look(next, .existence, finding: 0, in: scene), line: "",
      message: "XCTAssertEqual failed: (\"0\") is not equal to (\"3\")")
    #expect(made.contains { $0.indexed.count(of: next) == 1 })
    #expect(made.allSatisfy { $0.indexed.count(of: next) < 2 })
  }

  @Test func `a switch is on rather than disabled`() {
    let toggle = DraftElement(.switch, identifier: "sound")
    let seen = look(Query().descendants(.switch), .attributes, finding: 1, in: scene)
    let made = candidates(on: DraftTree([toggle]), after: seen, line: "").compactMap(
      \.elements.first)
    let (on, disabled) = (
      made.firstIndex { $0.value == "1" }, made.firstIndex { !$0.isEnabled }
    )
    #expect(on ?? .max < disabled ?? .min)
  }

  @Test func `of several switches that were read before they are compared, each may be on`() {
    let names = ["a", "b", "c"]
    let switches = names.map { DraftElement(.switch, identifier: $0) }
    let looks = names.map {
      look(Query().descendants(.switch).identified(by: $0), .attributes, finding: 1, in: scene)
    }
    let made = candidates(
      on: DraftTree(switches), after: looks[0], looks[1], looks[2], line: "",
      message: "XCTAssertEqual failed: (\"0\") is not equal to (\"1\")")
    for index in names.indices { #expect(made.contains { $0.elements[index].value == "1" }) }
  }

  @Test func `a state in which a button is known to need text has it wherever it is`() {
    var needy = DraftElement(.button, identifier: "add")
    needy.needsText = true
    let both = DraftTree([DraftElement(.button, identifier: "add")]).union(with: DraftTree([needy]))
    #expect(both?.elements == [needy])
  }

  @Test(arguments: [
    ("the error should be: Email is required", "Email is required"),
    ("the name 'Test User' should be there", "Test User"),
    ("12.5 is not more than 50.0", "$51"),
    ("value of label is not equal to city not found.", "city not found"),
  ])
  func `a text is what the message of the test says, whole`(words: String, text: String) {
    let label = DraftTree([DraftElement(.staticText, identifier: "add")])
    let query = Query().descendants(.staticText).identified(by: "add")
    let made = candidates(
      on: label, after: look(query, .attributes, finding: 1, in: scene), line: "",
      message: "XCTAssertTrue failed - " + words)
    #expect(made.contains { $0.elements.first?.label == text })
  }

  @Test func `a bar has the title that the message says`() {
    let bar = DraftTree([DraftElement(.navigationBar, identifier: "bar")])
    let made = candidates(
      on: bar, after: look(Query().descendants(.navigationBar), .attributes, finding: 1, in: scene),
      line: "", message: "failed - the identifier is not equal to Paris, FR.")
    #expect(made.contains { $0.elements.first?.identifier == "Paris, FR" })
  }

  @Test func `a text may be the name of what was tapped before`() {
    let tree = DraftTree([
      DraftElement(.staticText, identifier: "day"), DraftElement(.button, label: "Monday"),
    ])
    let button = Query().descendants(.button).identified(by: "Monday")
    let text = Query().descendants(.staticText).identified(by: "day")
    let made = candidates(
      on: tree, after: look(button, .existence, finding: 1, in: scene),
      look(text, .attributes, finding: 1, in: scene), line: "")
    #expect(made.contains { $0.elements[0].label == "Monday" })
  }

  @Test func `a list has as many rows as the line of an assertion says`() {
    let seen = look(rows, .count, finding: 0, in: scene)
    let made = candidates(on: DraftTree(), after: seen, line: "XCTAssertTrue(rows.count >= 4)")
    #expect(made.contains { $0.indexed.count(of: rows) == 4 })
  }

  @Test(arguments: [
    (#"XCTAssertTrue(month.label == name + " " + year)"#, true),
    (#"XCTAssertEqual(month.label, "\(name) \(year)")"#, true),
    ("XCTAssertTrue(month.label == wanted)", false),
  ])
  func `a text may be two names where the line joins two`(line: String, isTried: Bool) {
    let button = Query().descendants(.button).identified(by: "Month")
    let seen = ["1980", "March"].map {
      look(Query().descendants(.pickerWheel).identified(by: $0), .existence, finding: 1, in: scene)
    }
    let made = candidates(
      on: DraftTree([DraftElement(.button, label: "Month")]), after: seen[0], seen[1],
      look(button, .attributes, finding: 1, in: scene), line: line)
    #expect(made.contains { $0.elements.first?.value == "March 1980" } == isTried)
    #expect(made.contains { $0.elements.first?.value == "1980 March" } == isTried)
  }

  @Test func `a list has as many rows as the message of a test says`() {
    let seen = look(rows, .count, finding: 0, in: scene)
    let made = candidates(
      on: DraftTree(), after: seen, line: "", message: "XCTAssertTrue failed - not 7 rows")
    #expect(made.contains { $0.indexed.count(of: rows) == 7 })
  }

  @Test func `a list that was counted may need more rows, though nothing says how many`() {
    let seen = look(rows, .count, finding: 1, in: scene)
    let made = candidates(
      on: DraftTree([DraftElement(.cell)]), after: seen, line: "", message: "failed - too few")
    #expect(made.contains { $0.indexed.count(of: rows) == 2 })
  }

  @Test func `nothing is made up for what another app shows`() {
    let seen = look(rows, .count, finding: 0, in: scene)
    #expect(candidates(on: DraftTree(), after: seen, line: "4", elsewhere: true).isEmpty)
  }

  @Test(arguments: [ScriptLook.Kind.count, .existence])
  func `a list without its last row keeps the rest of its screen`(kind: ScriptLook.Kind) {
    let row = DraftElement(.cell)
    let button = DraftElement(.button, identifier: "delete")
    var script = DraftScript()
    script.scenes[scene] = DraftTree([row, button])
    let after = SceneKey(action: 2)
    var run = ScriptRun()
    run.events = [
      .act(
        ScriptAct(
          kind: .launch([], [:]), query: nil, from: SceneKey(action: 0), to: scene, typed: [:])),
      .act(
        ScriptAct(
          kind: .gesture(.tap), query: Query().descendants(.button), from: scene, to: after,
          typed: [:])),
      look(rows, kind, finding: 0, in: after),
    ]
    let test = DraftedTest(name: "test", .init(script: script, runs: 1), run: run)
    let graph = SceneGraph([test])
    #expect(graph[2].tree == DraftTree([button]))
  }
}
