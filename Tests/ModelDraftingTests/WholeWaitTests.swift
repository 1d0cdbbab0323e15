import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// One wait for several elements, such as that of `XCTWaiter` for several expectations.
@Suite struct WholeWaitTests {
  private static let start = SceneKey(action: 1)

  private static func query(_ name: String) -> Query {
    Query().descendants(.staticText).identified(by: name)
  }

  /// A run of one wait for all the texts, which a look at each begins, and of the assertion that it
  /// was not in vain.
  private static func run(waitingFor names: [String], on script: DraftScript) -> ScriptRun {
    let end = SceneKey(action: 1, wait: 1)
    let scene = script.waits.contains(end) ? end : start
    let looks = names.map { name in
      ScriptLook(
        kind: .existence, query: query(name), scene: scene,
        count: script.tree(scene).indexed.count(of: query(name)), boundary: end, isOfWait: true)
    }
    var run = ScriptRun()
    run.events = looks.map(ScriptEvent.look)
    guard looks.contains(where: { $0.count == 0 }) else { return run }
    let message = #"XCTAssertEqual failed: ("timedOut") is not equal to ("completed")"#
    run.fail(
      with: TestFailure(
        message: message, file: "A.swift", line: 1,
        reason: FailureReason(.assertion, message: message)), after: end)
    return run
  }

  private static func drafted(waitingFor names: [String]) -> DraftedTest {
    TestDrafting(
      play: { script, _ in run(waitingFor: names, on: script) }, line: { _ in "" }
    ).draft("A.B/test")
  }

  @Test func `all elements of the wait are shown, in the order of the looks`() {
    let drafted = Self.drafted(waitingFor: ["Monday", "Tuesday", "Wednesday"])
    #expect(drafted.run.hasPassed)
    #expect(
      drafted.script.tree(Self.start).all.map(\.name) == ["Monday", "Tuesday", "Wednesday"])
  }

  @Test func `a test that counts the elements that are there gets all that it asked for`() {
    let codes = ["AED", "EUR", "GBP", "INR", "SAR", "USD", "YEN"]
    let drafted = TestDrafting(
      play: { script, _ in
        var run = ScriptRun()
        let found = codes.count { code in
          let types = [ElementType.button, .other].map { type in
            let query = Query().descendants(type).identified(by: code)
            let count = script.tree(Self.start).indexed.count(of: query)
            run.events.append(
              .look(
                ScriptLook(
                  kind: .existence, query: query, scene: Self.start, count: count,
                  boundary: Self.start, isOfWait: false)))
            return count
          }
          return types.contains { $0 > 0 }
        }
        guard found < codes.count else { return run }
        let message = #"XCTAssertEqual failed: ("\#(found)") is not equal to ("7")"#
        run.fail(
          with: TestFailure(
            message: message, file: "A.swift", line: 1,
            reason: FailureReason(.assertion, message: message)), after: Self.start)
        return run
      }, line: { _ in "" }
    ).draft("A.B/test")
    #expect(drafted.run.hasPassed)
    #expect(drafted.script.tree(Self.start).all.map(\.type) == codes.map { _ in .button })
  }

  @Test func `several waits one after the other are mended one by one, and then together`() {
    let looks = ["Monday", "Tuesday"].enumerated().map { number, name in
      let end = SceneKey(action: 1, wait: number + 1)
      return ScriptEvent.look(
        ScriptLook(
          kind: .existence, query: Self.query(name), scene: Self.start, count: 0, boundary: end,
          isOfWait: true))
    }
    var run = ScriptRun()
    run.events = looks
    run.fail(
      with: TestFailure(
        message: "XCTAssertTrue failed", file: "A.swift", line: 1,
        reason: FailureReason(.assertion, message: "XCTAssertTrue failed")),
      after: SceneKey(action: 1, wait: 2))
    let changed = ScriptRepairs(script: DraftScript(), run: run, line: "").candidates()
    let sizes = changed.map { script in script.scenes.values.map(\.all.count).max() ?? 0 }
    #expect(sizes.first == 1)
    #expect(sizes.last == 1 && sizes.contains(2))
  }
}
