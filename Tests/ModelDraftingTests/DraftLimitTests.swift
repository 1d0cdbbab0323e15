import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// How much a draft tries at most.
@Suite struct DraftLimitTests {
  private static func look(_ name: String, finding count: Int = 0) -> ScriptEvent {
    let scene = SceneKey(action: 1)
    return .look(
      ScriptLook(
        kind: count == 0 ? .existence : .attributes,
        query: Query().descendants(.button).identified(by: name), scene: scene, count: count,
        boundary: scene, isOfWait: false))
  }

  private static func fail(
    _ run: inout ScriptRun, _ message: String = "No matches found", line: Int = 1
  ) {
    run.failedAt = run.events.count
    run.failure = TestFailure(
      message: message, file: "A.swift", line: line, reason: FailureReason(.noMatch, subject: ""))
  }

  /// Drafts with some runs from a test that gets further with each run, and passes in one of them.
  private func drafted(passingInRun last: Int, of limit: Int) -> DraftedTest {
    nonisolated(unsafe) var runs = 0
    nonisolated(unsafe) var hasPassed = false
    return TestDrafting(
      play: { _, isLast in
        if !isLast { runs += 1 }
        var run = ScriptRun()
        run.events = (1...runs).map { Self.look("button \($0)") }
        hasPassed = hasPassed || !isLast && runs == last
        if !hasPassed { Self.fail(&run) }
        return run
      }, line: { _ in "" }, runLimit: limit
    ).draft("test")
  }

  @Test func `a test runs as often as the limit says`() {
    // A tenth of the usual limit, since each run of this test is longer than the one before.
    let limit = TestDrafting.runLimit / 10
    #expect(drafted(passingInRun: limit, of: limit).run.hasPassed)
    #expect(!drafted(passingInRun: limit + 1, of: limit).run.hasPassed)
  }

  @Test func `a test is given up when so many runs in a row have ended as earlier ones`() {
    var work = TestDrafting.Work(limit: .max)
    func end(after count: Int, at line: Int) -> DraftedTest.End? {
      for _ in 0..<count {
        var run = ScriptRun()
        Self.fail(&run, line: line)
        work.note(run)
      }
      return work.end
    }
    #expect(end(after: TestDrafting.barrenLimit, at: 1) == nil)
    #expect(end(after: TestDrafting.barrenLimit, at: 2) == nil)
    #expect(end(after: 1, at: 1) == .barren)
    #expect(work.isDone)
  }

  /// How often a test fails at its end after a way around that failure, which begins with a button
  /// and leads back with another one.
  private func failuresAfterDetours() -> Int {
    nonisolated(unsafe) var count = 0
    _ = TestDrafting(
      play: { script, _ in
        let shown = Set(script.scenes.values.flatMap(\.all).map(\.name))
        let hasBegun = shown.contains("first")
        let isBack = shown.contains("second")
        var run = ScriptRun()
        run.events = [Self.look("first", finding: hasBegun ? 1 : 0)]
        run.events.append(Self.look("second", finding: isBack ? 1 : 0))
        if hasBegun, !isBack {
          Self.fail(&run, line: 2)
        } else {
          run.events += [Self.look("third"), Self.look("last")]
          Self.fail(&run)
        }
        if hasBegun, isBack { count += 1 }
        return run
      }, line: { _ in "" }
    ).draft("test")
    return count
  }

  @Test func `a detour ends where it leads back to the failure that it leads around`() {
    // At most six detours are taken.
    #expect((1...6).contains(failuresAfterDetours()))
  }

  /// Drafts from a test that opens links, all of which the app has to know.
  private func drafted(openingLinks count: Int) -> DraftedTest {
    TestDrafting(
      play: { script, _ in
        var run = ScriptRun()
        run.link = (1...count).map { "shop://\($0)" }.first { !script.links.contains($0) }
        if run.link != nil { Self.fail(&run) }
        return run
      }, line: { _ in "" }
    ).draft("test")
  }

  @Test func `an app answers to as many links as the limit says`() {
    #expect(drafted(openingLinks: DraftScript.linkLimit).run.hasPassed)
    let beyond = drafted(openingLinks: DraftScript.linkLimit + 1)
    #expect(!beyond.run.hasPassed && beyond.script.links.count == DraftScript.linkLimit)
  }

  /// Drafts from a test that passes, and looks for buttons that do not come.
  ///
  /// With the last of them it makes a step more.
  private func drafted(missing count: Int, isWaiting: Bool = false) -> DraftedTest {
    let looks = (1...count).map { number in
      ScriptLook(
        kind: .existence, query: Query().descendants(.button).identified(by: "button \(number)"),
        scene: SceneKey(action: 1), count: 0, boundary: SceneKey(action: 1), isOfWait: isWaiting)
    }
    return TestDrafting(
      play: { script, _ in
        var run = ScriptRun()
        run.events = looks.map { .look($0) }
        let shown = script.scenes.values.flatMap(\.all).map(\.name)
        if shown.contains("button \(count)") { run.actions = 1 }
        return run
      }, line: { _ in "" }, runLimit: .max
    ).draft("test")
  }

  @Test func `as many sights as the limit says are tried with one element more`() {
    let limit = TestDrafting.freeLimit
    #expect(drafted(missing: limit).free.count == limit)
    #expect(drafted(missing: limit + 1).free.count == limit)
  }

  @Test func `as many elements as the limit says are tried that a test can do without`() {
    let limit = TestDrafting.wishLimit
    #expect(drafted(missing: limit, isWaiting: true).run.actions == 1)
    #expect(drafted(missing: limit + 1, isWaiting: true).run.actions == 0)
  }

  /// The scenes of the changes that are tried after a look, in a script of some scenes.
  private func scenes(triedBeside count: Int) -> Set<SceneKey> {
    var script = DraftScript()
    for action in 1...count { script.scenes[SceneKey(action: action)] = DraftTree() }
    let query = Query().descendants(.button).identified(by: "late")
    let look = ScriptLook(
      kind: .existence, query: query, scene: SceneKey(action: count), count: 0,
      boundary: SceneKey(action: count, wait: 1), isOfWait: true)
    let tried = ScriptRepairs.conjuring(look, in: script)
    return tried.reduce(into: []) { $0.formUnion($1.scenes.keys) }
  }

  @Test func `a script has as many scenes as the limit says`() {
    let limit = DraftScript.sceneLimit
    #expect(scenes(triedBeside: limit - 1).count == limit)
    #expect(scenes(triedBeside: limit).count == limit)
  }

  @Test func `a run keeps as many looks and steps as the limit says, and tells of more`() {
    let app = ScriptApp(DraftScript()).definition(with: [])
    let session = AppSession(app: CompiledApp(app), configuration: .init(timing: .zero))
    let director = ScriptDirector(DraftScript(), in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    let queries = [ElementType.button, .switch].map { Query().descendants($0) }
    var looks = 0
    while director.run.events.count < ScriptDirector.eventLimit,
      looks < 2 * ScriptDirector.eventLimit
    {
      _ = session.exists(queries[looks % 2])
      looks += 1
    }
    #expect(director.run.events.count == ScriptDirector.eventLimit && !director.run.isCut)
    _ = session.exists(queries[looks % 2])
    #expect(director.run.events.count == ScriptDirector.eventLimit && director.run.isCut)
  }

  /// A graph of a test that goes from screen to screen, each with another title.
  private func graph(ofScreens count: Int, limit: Int) -> SceneGraph {
    var (script, run) = (DraftScript(), ScriptRun())
    for action in 1...count {
      let title = DraftElement(.staticText, label: "title \(action)")
      script.scenes[SceneKey(action: action)] = DraftTree([title])
      let act = ScriptAct(
        kind: action == 1 ? .launch([], [:]) : .other, query: nil,
        from: SceneKey(action: action - 1), to: SceneKey(action: action), typed: [:])
      run.events.append(.act(act))
    }
    return SceneGraph(
      [DraftedTest(name: "A.B/c", .init(script: script, runs: 1), run: run)], limit: limit)
  }

  @Test func `a graph has as many states as the limit says, and tells of more`() {
    #expect(SceneGraph.limit == 20_000)
    let full = graph(ofScreens: 9, limit: 10)
    #expect(full.states.count == 10 && !full.isCut)
    let cut = graph(ofScreens: 10, limit: 10)
    #expect(cut.states.count == 10 && cut.isCut)
  }

  /// The changes that are tried for a failure after looks at some elements.
  private func candidates(afterLooksAt count: Int) -> Int {
    var run = ScriptRun()
    run.events = (1...count).flatMap {
      [Self.look("gone \($0)"), Self.look("text \($0)", finding: 1)]
    }
    Self.fail(&run, "XCTAssertTrue failed - it is not 'a', 'b' or 'c', but 1 2 3 4 5 6 7 8")
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree(
      (1...count).map { DraftElement(.button, identifier: "text \($0)") })
    let repairs = ScriptRepairs(
      script: script, run: run, line: #"XCTAssertTrue(["d", "e", "f", "g"].contains(text))"#,
      texts: { (1...100).map { "word \($0)" } })
    return repairs.candidates().reduce(0) { count, _ in count + 1 }
  }

  @Test func `as many changes are tried for a failure as the limit says`() {
    #expect(candidates(afterLooksAt: 1) < ScriptRepairs.limit)
    #expect(candidates(afterLooksAt: 8) == ScriptRepairs.limit)
  }
}
