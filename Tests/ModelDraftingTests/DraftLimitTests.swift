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

  private static func fail(_ run: inout ScriptRun, _ message: String = "No matches found") {
    run.failedAt = run.events.count
    run.failure = TestFailure(
      message: message, file: "A.swift", line: 1, reason: FailureReason(.noMatch, subject: ""))
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

  /// Drafts from a test that opens links, each of which the app has to know.
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
