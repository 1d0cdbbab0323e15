import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Fields that a test types into without a tap, since the app gives them the focus.
@Suite struct FocusDraftTests {
  private let scene = SceneKey(action: 1)
  private let field = Query().descendants(.textField)

  /// The changes that are tried where a test fails after some events.
  private func repairs(
    _ events: [ScriptEvent], of script: DraftScript = DraftScript(), failing message: String,
    as kind: FailureReason.Kind = .assertion
  ) -> [DraftScript] {
    var run = ScriptRun()
    run.events = events
    run.failure = TestFailure(
      message: message, file: "A.swift", line: 3,
      reason: FailureReason(kind, subject: "")
    )
    return Array(ScriptRepairs(script: script, run: run, line: "").candidates())
  }

  private func look(
    _ query: Query, _ kind: ScriptLook.Kind = .existence, in scene: SceneKey, finding count: Int = 0
  ) -> ScriptEvent {
    .look(
      ScriptLook(
        kind: kind, query: query, scene: scene, count: count, boundary: scene, isOfWait: false))
  }

  /// The first change that is tried where a test types without the focus.
  private func repaired(_ tree: DraftTree, typingInto query: Query) throws -> DraftScript {
    var script = DraftScript()
    script.scenes[scene] = tree
    let changed = repairs(
      [look(query, .attributes, in: scene, finding: 1)], of: script,
      failing: "Neither element nor any descendant has keyboard focus", as: .noKeyboardFocus)
    return try #require(changed.first { $0.tree(scene).all.contains(where: \.hasFocus) })
  }

  @Test(arguments: [
    DraftElement(.textField, identifier: "phone"), DraftElement(.textField, label: "Phone"),
  ])
  func `a field gets the focus of its screen`(element: DraftElement) throws {
    let script = try repaired(DraftTree([element]), typingInto: field)
    let app = ScriptApp(script).definition(with: [])
    #expect(app.check().isEmpty)
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    SessionDirection(session).observe(with: ScriptDirector(script, in: session))
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.perform(.type("31", into: field)) == nil)
  }

  @Test func `a field that shares its identifier with another has its own in the file`() {
    var focused = DraftElement(.searchField, identifier: "mail")
    focused.hasFocus = true
    var script = DraftScript()
    script.scenes[scene] = DraftTree([DraftElement(.textField, identifier: "mail"), focused])
    #expect(ScriptApp(script).definition(with: []).check().isEmpty)
  }

  @Test func `a search field gets the focus beside the field of its name that opened it`() throws {
    let search = Query().descendants(.searchField).identified(by: "mail")
    let tree = DraftTree([
      DraftElement(.textField, identifier: "mail"), DraftElement(.searchField, identifier: "mail"),
    ])
    let script = try repaired(tree, typingInto: search)
    let app = ScriptApp(script).definition(with: [])
    #expect(app.check().isEmpty)
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    SessionDirection(session).observe(with: ScriptDirector(script, in: session))
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.perform(.type("a@b.c", into: search)) == nil)
  }

  @Test func `what is typed into the app goes to its field`() throws {
    let tree = DraftTree([DraftElement(.button, label: "Next"), DraftElement(.textField)])
    let script = try repaired(tree, typingInto: Query())
    #expect(script.tree(scene).all.map(\.hasFocus) == [false, true])
  }

  @Test func `the return key after text for the app is that of its field`() throws {
    let tree = DraftTree([DraftElement(.textField, identifier: "phone")])
    let script = try repaired(tree, typingInto: field)
    let session = AppSession(
      app: CompiledApp(ScriptApp(script).definition(with: [])), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    let key = Query().descendants(.button).identified(by: "Return")
    #expect(session.perform(.type("31", into: Query())) == nil)
    #expect(session.perform(.tap, on: key, title: "") == nil)
    guard case .act(let act) = director.run.events.last else {
      Issue.record("The last event is no action.")
      return
    }
    #expect(act.kind == .gesture(.submit))
    #expect(act.query.map { tree.indexed.places(of: $0) } == [[0]])
  }

  @Test func `what is typed into an app without fields gets one`() throws {
    let script = try repaired(
      DraftTree([DraftElement(.button, label: "Next")]), typingInto: Query())
    #expect(script.tree(scene).all.map(\.type) == [.button, .textField])
  }

  @Test func `two fields without names do not both have the focus`() {
    var (field, row) = (DraftElement(.textField), DraftElement(.cell, identifier: "a"))
    field.hasFocus = true
    row.children = [field]
    #expect(DraftTree([row]).union(with: DraftTree([field])) == nil)
    #expect(DraftTree([row]).union(with: DraftTree([DraftElement(.button)])) != nil)
  }

  @Test func `a cell that is typed into has a field with the focus`() throws {
    let cell = Query().descendants(.cell)
    let script = try repaired(
      DraftTree([DraftElement(.cell, identifier: "title")]), typingInto: cell)
    #expect(script.tree(scene).all.map(\.type) == [.cell, .textField])
  }

  @Test func `what was tapped before the keyboard is a field wherever it is shown`() throws {
    let note = Query().descendants(.any).identified(by: "note")
    let next = SceneKey(action: 2)
    var script = DraftScript()
    script.scenes[scene] = DraftTree([DraftElement(.other, identifier: "note")])
    script.scenes[next] = script.scenes[scene]
    let tap = ScriptAct(kind: .gesture(.tap), query: note, from: scene, to: next, typed: [:])
    let changed = repairs(
      [.act(tap), look(Query().descendants(.keyboard), in: next)], of: script,
      failing: "XCTAssertTrue failed")
    let first = try #require(changed.first)
    #expect([scene, next].map { first.tree($0).all.map(\.type) } == [[.textField], [.textField]])
  }

  @Test func `a field can have the focus that a test waits for`() {
    let text = Query().descendants(.textView)
    var script = DraftScript()
    script.scenes[scene] = DraftTree([DraftElement(.textView, identifier: "message")])
    let changed = repairs(
      [look(text, .attributes, in: scene, finding: 1)], of: script,
      failing: "XCTAssertEqual failed: (\"timedOut\") is not equal to (\"completed\")")
    #expect(changed.contains { $0.tree(scene).all.map(\.hasFocus) == [true] })
  }

  @Test func `what has a name is shown before anything of a type`() {
    let note = Query().descendants(.any).identified(by: "note")
    let changed = repairs(
      [look(note, in: scene), look(Query().descendants(.scrollView), .attributes, in: scene)],
      failing: "failed - There is no note")
    #expect(changed.first?.tree(scene).all.map(\.identifier) == ["note"])
    #expect(changed.contains { $0.tree(scene).all.map(\.type) == [.scrollView] })
  }
}
