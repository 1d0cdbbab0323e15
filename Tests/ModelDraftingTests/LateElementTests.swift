import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Elements that a test does not see at first, and then waits for.
@Suite struct LateElementTests {
  private static let text = Query().descendants(.staticText).identified(by: "welcome")
  private static let start = SceneKey(action: 1)
  private static let wait = SceneKey(action: 1, wait: 1)

  private static let launch = ScriptEvent.act(
    ScriptAct(
      kind: .launch([], [:]), query: nil, from: SceneKey(action: 0), to: start, typed: [:]))

  private static func look(
    finding count: Int, in scene: SceneKey, after boundary: SceneKey
  ) -> ScriptEvent {
    .look(
      ScriptLook(
        kind: .existence, query: text, scene: scene, count: count, boundary: boundary,
        isOfWait: boundary.wait > 0))
  }

  /// A run of `XCTAssertFalse(x.exists)` and `XCTAssertTrue(x.waitForExistence(timeout: 3))`.
  private static func run(on script: DraftScript) -> ScriptRun {
    var run = ScriptRun()
    func fail(after boundary: SceneKey, line: Int, _ message: String) {
      (run.failedAt, run.failedAfter) = (run.events.count, boundary)
      run.failure = TestFailure(
        message: message, file: "A.swift", line: line,
        reason: FailureReason(.assertion, message: message))
    }
    let isThere = !script.tree(start).indexed.places(of: text).isEmpty
    run.events = [launch, look(finding: isThere ? 1 : 0, in: start, after: start)]
    guard !isThere else {
      fail(after: start, line: 1, "XCTAssertFalse failed")
      return run
    }
    guard script.waits.contains(wait), !script.tree(wait).indexed.places(of: text).isEmpty else {
      run.events[1] = look(finding: 0, in: start, after: wait)
      fail(after: wait, line: 2, "XCTAssertTrue failed")
      return run
    }
    run.events += [
      .wait(from: start, to: wait, nanoseconds: 2_000_000_000, limit: 3_000_000_000),
      look(finding: 1, in: wait, after: wait),
    ]
    return run
  }

  private static func drafted() -> DraftedTest {
    TestDrafting(play: { script, _ in run(on: script) }, line: { _ in "" }).draft("A.B/test")
  }

  @Test func `the element comes while the test waits`() {
    let drafted = Self.drafted()
    #expect(drafted.run.hasPassed)
    #expect(drafted.script.tree(Self.start).isEmpty)
    #expect(drafted.script.waits == [Self.wait])
  }

  @Test func `in the model it comes some time after the screen`() {
    let app = ModelMaking(StateMerging().merged(SceneGraph([Self.drafted()]))).definition()
    #expect(app.check().isEmpty)
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    _ = session.launch(arguments: [], environment: [:])
    #expect(!session.exists(Self.text))
    session.sleep(.seconds(4))
    #expect(session.exists(Self.text))
  }

  @Test(arguments: [(shown: true, looks: 2), (shown: false, looks: 1)])
  func `what is there is looked for again by the next wait, and may be gone then`(
    shown: Bool, looks: Int
  ) {
    var script = DraftScript()
    let alert = DraftElement(.staticText, identifier: "welcome")
    script.scenes[Self.start] = DraftTree(shown ? [alert] : [])
    let app = CompiledApp(ScriptApp(script).definition(with: []))
    let session = AppSession(app: app, configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    for _ in 1...2 {
      _ = session.waiter.following(waitOf: .seconds(3)) {
        session.waiter.nextRound()
        return session.exists(Self.text)
      }
    }
    #expect(director.run.looks.count == looks)
    #expect(director.run.looks.last?.boundary == SceneKey(action: 1, wait: looks))
  }

  @Test func `a look of a wait for what was just missed belongs to the wait`() throws {
    let app = CompiledApp(ScriptApp(DraftScript()).definition(with: []))
    let session = AppSession(app: app, configuration: .init())
    let director = ScriptDirector(DraftScript(), in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    _ = session.exists(Self.text)
    _ = session.waiter.following(waitOf: .seconds(3)) {
      session.waiter.nextRound()
      return session.exists(Self.text)
    }
    let look = try #require(director.run.looks.last)
    #expect(director.run.looks.count == 1)
    #expect(look.isOfWait && look.boundary == Self.wait && look.scene == Self.start)
  }
}
