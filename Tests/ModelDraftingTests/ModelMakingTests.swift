import AccessibilityTree
import SimulatedApp
import Testing

@testable import ModelDrafting

/// What leads from one screen of a drafted app to another.
@Suite struct ModelMakingTests {
  /// A test that comes to some screens, each by a tap or another gesture; the first by a launch.
  private func test(
    _ steps: [(tap: Query?, tree: DraftTree)], by gesture: ElementGesture = .tap,
    typing typed: [ElementKey: String] = [:], sees look: ScriptLook? = nil
  ) -> DraftedTest {
    var script = DraftScript()
    var run = ScriptRun()
    for (index, step) in steps.enumerated() {
      let here = SceneKey(action: index + 1)
      script.scenes[here] = step.tree
      run.events.append(
        .act(
          ScriptAct(
            kind: step.tap == nil ? .launch([], [:]) : .gesture(gesture), query: step.tap,
            from: SceneKey(action: index), to: here, typed: step.tap == nil ? [:] : typed)))
    }
    if let look { run.events.append(.look(look)) }
    return DraftedTest(name: "test", .init(script: script, runs: 1), run: run)
  }

  private func session(of tests: [DraftedTest]) -> AppSession {
    let app = ModelMaking(StateMerging().merged(SceneGraph(tests))).definition()
    let faults = app.check()
    #expect(faults.isEmpty, "\(faults)")
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    _ = session.launch(arguments: [], environment: [:])
    return session
  }

  @Test func `what a test sees gone after a tap goes back to where it came from`() throws {
    let show = Query().descendants(.button).identified(by: "Show")
    let close = Query().descendants(.button).identified(by: "Close")
    let menu = DraftTree([DraftElement(.button, label: "Show")])
    let sheet = DraftTree([
      DraftElement(.navigationBar, identifier: "Sheet"), DraftElement(.button, label: "Close"),
    ])
    let test = test(
      [(nil, menu), (show, sheet), (close, DraftTree())],
      sees: ScriptLook(
        kind: .existence, query: close, scene: SceneKey(action: 3), count: 0,
        boundary: SceneKey(action: 3), isOfWait: true))
    let session = session(of: [test])
    #expect(session.perform(.tap, on: show, title: "") == nil)
    #expect(session.exists(close))
    #expect(session.perform(.tap, on: close, title: "") == nil)
    #expect(!session.exists(close) && session.exists(show))
  }

  @Test func `a list whose last row a test sees gone stays empty`() {
    let cells = Query().descendants(.cell)
    let deletes = ["Delete milk", "Delete tea"].map {
      Query().descendants(.button).identified(by: $0)
    }
    let bar = DraftElement(.navigationBar, identifier: "List")
    let tea = DraftElement(.cell, label: "Tea")
    let both = DraftTree([
      bar, tea, DraftElement(.cell, label: "Milk"), DraftElement(.button, label: "Delete milk"),
    ])
    let one = DraftTree([bar, tea, DraftElement(.button, label: "Delete tea")])
    let test = test(
      [(nil, both), (deletes[0], one), (deletes[1], DraftTree())],
      sees: ScriptLook(
        kind: .count, query: cells, scene: SceneKey(action: 3), count: 0,
        boundary: SceneKey(action: 3), isOfWait: false))
    let session = session(of: [test])
    for delete in deletes {
      #expect(session.exists(cells))
      #expect(session.perform(.tap, on: delete, title: "") == nil)
    }
    #expect(!session.exists(cells))
  }

  @Test func `a screen to which a step returns does not begin in the state that it returns to`() {
    let show = Query().descendants(.button).identified(by: "Show")
    let open = Query().descendants(.button).identified(by: "Open")
    let close = Query().descendants(.button).identified(by: "Close")
    let bar = DraftElement(.navigationBar, identifier: "Menu")
    let menu = DraftTree([bar, DraftElement(.button, label: "Show")])
    let more = DraftTree([bar, DraftElement(.button, label: "Open")])
    let sheet = DraftTree([
      DraftElement(.navigationBar, identifier: "Sheet"), DraftElement(.button, label: "Close"),
    ])
    let tests = [test([(nil, menu), (show, more), (open, sheet), (close, more)])]
    let app = ModelMaking(StateMerging().merged(SceneGraph(tests))).definition()
    #expect(app.screens.allSatisfy { $0.context[ModelMaking.arrival] == nil })
    let session = session(of: tests)
    for button in [show, open, close] {
      #expect(session.perform(.tap, on: button, title: "") == nil)
    }
    #expect(session.exists(open))
  }

  @Test(arguments: [true, false])
  func `a field without a name keeps what was typed into it on the next screen`(isTyped: Bool) {
    let field = DraftElement(.secureTextField)
    let next = Query().descendants(.button).identified(by: "Next")
    let before = DraftTree([field, DraftElement(.button, label: "Next")])
    let after = DraftTree([field, DraftElement(.staticText, label: "Done")])
    let graph = SceneGraph([
      test([(nil, before), (next, after)], typing: isTyped ? [field.key: "tea"] : [:])
    ])
    #expect(ScreenGrouping(graph).screens.count == (isTyped ? 1 : 2))
  }

  @Test func `a button empties the field into which a test then types something else`() {
    let field = Query().descendants(.textField).identified(by: "Item")
    let add = Query().descendants(.button).identified(by: "Add")
    let form = DraftTree([
      DraftElement(.textField, identifier: "Item"), DraftElement(.button, label: "Add"),
    ])
    let list = DraftTree([DraftElement(.navigationBar, identifier: "Both")])
    var script = DraftScript()
    var run = ScriptRun()
    for (index, (text, tree)) in [("", form), ("Amsterdam", form), ("Zurich", list)].enumerated() {
      let here = SceneKey(action: index + 1)
      script.scenes[here] = tree
      run.events.append(
        .act(
          ScriptAct(
            kind: text.isEmpty ? .launch([], [:]) : .gesture(.tap),
            query: text.isEmpty ? nil : add, from: SceneKey(action: index), to: here,
            typed: text.isEmpty ? [:] : [ElementKey(type: .textField, name: "Item"): text])))
    }
    let session = session(of: [
      DraftedTest(name: "test", .init(script: script, runs: 1), run: run)
    ])
    for text in ["Amsterdam", "Zurich"] {
      #expect(session.perform(.tap, on: field, title: "") == nil)
      #expect(session.perform(.type(text, into: field)) == nil)
      #expect(session.perform(.tap, on: add, title: "") == nil)
    }
    #expect(session.exists(Query().descendants(.navigationBar).identified(by: "Both")))
  }

  @Test func `no screen has the name of the file of the app`() {
    let graph = SceneGraph([
      test([(nil, DraftTree([DraftElement(.navigationBar, identifier: "App")]))])
    ])
    #expect(ScreenGrouping(graph).screens.map(\.name) == ["app2"])
  }

  @Test func `a button after which tests saw only another app opens that app`() {
    let help = Query().descendants(.button).identified(by: "Help")
    let menu = DraftTree([DraftElement(.button, label: "Help")])
    let safari = SystemApp.safari.bundleIdentifier
    var script = test([(nil, menu), (help, DraftTree())])
    var drafted = script.script
    drafted.prompts[SceneKey(action: 2)] = DraftScript.link(to: safari)
    script = DraftedTest(name: "test", .init(script: drafted, runs: 1), run: script.run)
    let session = session(of: [script])
    #expect(session.perform(.tap, on: help, title: "") == nil)
    session.aim(at: safari)
    #expect(session.runState == .foreground)
  }

  @Test func `a swipe over the screen leads on where it showed more to a test`() {
    let menu = DraftTree([DraftElement(.button, label: "Show")])
    let rest = DraftTree([DraftElement(.button, label: "More")])
    let session = session(of: [test([(nil, menu), (Query(), rest)], by: .swipeUp)])
    let more = Query().descendants(.button).identified(by: "More")
    #expect(!session.exists(more))
    let failure = session.perform(
      .swipe(.swipeUp, pointsPerSecond: 1_000), on: Query(), title: "")
    #expect(failure == nil)
    #expect(session.exists(more))
  }

  @Test(arguments: [nil, Query()])
  func `a tap on the screen, beside all elements, leads on`(query: Query?) {
    let welcome = DraftTree([DraftElement(.staticText, label: "Welcome")])
    let menu = DraftTree([DraftElement(.button, label: "Menu")])
    let known = test([(nil, welcome), (Query(), menu)])
    var run = known.run
    run.events[1] = .act(
      ScriptAct(
        kind: .gesture(.tap), query: query, from: SceneKey(action: 1), to: SceneKey(action: 2),
        typed: [:]))
    let test = DraftedTest(name: known.name, known.knowledge, run: run)
    let app = ModelMaking(SceneGraph([test])).definition()
    #expect(app.screens.first?.root.gestures == [GestureDefinition(.tap, raises: "TAP")])
    let session = session(of: [test])
    let shown = Query().descendants(.button).identified(by: "Menu")
    #expect(!session.exists(shown))
    let failure = session.perform(
      .touch(.tap, holding: .zero), at: ElementPoint(x: 120, y: 500), title: "")
    #expect(failure == nil)
    #expect(session.exists(shown))
  }

  @Test func `a text that is typed leads on once it is whole`() {
    let search = DraftElement(.searchField, identifier: "search")
    let field = Query().descendants(.searchField)
    let row = Query().descendants(.cell)
    let all = DraftTree([search, DraftElement(.cell), DraftElement(.cell)])
    let found = DraftTree([search, DraftElement(.cell)])
    let session = session(of: [
      test(
        [(nil, all), (field, found)], by: .change, typing: [search.key: "tea"],
        sees: ScriptLook(
          kind: .count, query: row, scene: SceneKey(action: 2), count: 1,
          boundary: SceneKey(action: 2), isOfWait: false))
    ])
    #expect(session.perform(.tap, on: field, title: "") == nil)
    #expect(session.perform(.type("te", into: field)) == nil)
    #expect(session.count(row) == 2)
    #expect(session.perform(.type("a", into: field)) == nil)
    #expect(session.count(row) == 1)
  }

  private let delete = Query().descendants(.button).identified(by: "Delete")
  private let end = DraftTree([DraftElement(.staticText, label: "Nothing left")])

  /// A list without a name, with a row and a button.
  private func list(_ row: String) -> DraftTree {
    var table = DraftElement(.table)
    table.children = [
      DraftElement(.staticText, label: row), DraftElement(.button, label: "Delete"),
    ]
    return DraftTree([table])
  }

  private func expectDeletion(_ tests: [DraftedTest]) {
    let session = session(of: tests)
    #expect(session.perform(.tap, on: delete, title: "") == nil)
    #expect(session.exists(Query().descendants(.staticText).identified(by: "Nothing left")))
  }

  @Test func `a button is tapped in a list that another test knows by another row`() {
    expectDeletion([test([(nil, list("Eggs"))]), test([(nil, list("Milk")), (delete, end)])])
  }

  @Test func `a button that two tests know by different rows is tapped once`() {
    expectDeletion(["Eggs", "Milk"].map { test([(nil, list($0)), (delete, end)]) })
  }
}
