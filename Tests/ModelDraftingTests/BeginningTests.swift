import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Tests that begin as others do.
@Suite struct BeginningTests {
  /// Drafts from a test that looks for a button, taps it, and goes on with the next one, each in a
  /// scene of its own; it fails at the first one that is not there.
  ///
  /// A button that is "never" there is never found. Where one of some buttons is missing, the test
  /// skips itself instead.
  private func drafting(
    tapping names: [String], skippingWithout guarded: Set<String> = [],
    hopeless: Set<FailureIdentity> = []
  ) -> TestDrafting {
    TestDrafting(
      play: { script, _ in
        var run = ScriptRun()
        for (number, name) in names.enumerated() {
          let scene = SceneKey(action: number + 1)
          let query = Query().descendants(.button).identified(by: name)
          let count = name == "never" ? 0 : script.tree(scene).indexed.count(of: query)
          run.events.append(
            .look(
              ScriptLook(
                kind: .existence, query: query, scene: scene, count: count, boundary: scene,
                isOfWait: false)))
          guard count > 0 else {
            if guarded.contains(name) {
              run.skipReason = "no \(name)"
              return run
            }
            run.failedAt = run.events.count
            run.failure = TestFailure(
              message: "No matches found", file: "A.swift", line: number,
              reason: FailureReason(.noMatch, subject: query.text))
            return run
          }
          run.events.append(
            .act(
              ScriptAct(
                kind: .gesture(.tap), query: query, from: scene, to: SceneKey(action: number + 2),
                typed: [:])))
        }
        return run
      }, line: { _ in "" }, hopeless: hopeless)
  }

  private static let login = (1...20).map { "login \($0)" }

  @Test func `what a test does at first as an earlier one did is not found out again`() {
    let first = drafting(tapping: Self.login + ["cart"]).draft("first")
    let alone = drafting(tapping: Self.login + ["search"]).draft("second")
    let after = drafting(tapping: Self.login + ["search"]).draft("second", after: [first])
    #expect(after.run.hasPassed)
    #expect(after.script == alone.script)
    #expect(after.runs * 3 < alone.runs, "\(after.runs) runs, alone \(alone.runs)")
  }

  @Test func `what the earlier test shows where their ways part is left out`() {
    let first = drafting(tapping: ["login", "cart"]).draft("first")
    let second = drafting(tapping: ["login", "search"]).draft("second", after: [first])
    let elements = second.script.scenes.values.flatMap(\.all).map(\.identifier)
    #expect(elements.sorted() == ["login", "search"])
  }

  @Test func `a test that begins otherwise is drafted as if it were alone`() {
    let first = drafting(tapping: ["cart"]).draft("first")
    let second = drafting(tapping: ["search"]).draft("second", after: [first])
    #expect(second.script == drafting(tapping: ["search"]).draft("second").script)
  }

  @Test func `where an earlier test got stuck, nothing is tried again`() {
    let names = Self.login + ["never"]
    let first = drafting(tapping: names).draft("first")
    let second = drafting(tapping: names).draft("second", after: [first])
    #expect(second.run.failure?.identity == first.run.failure?.identity)
    #expect(second.runs <= 2 && first.runs > 20)
  }

  @Test func `where four tests got stuck for good, the next one tries little`() throws {
    let stuck = (0..<4).map { drafting(tapping: ["login", "never"]).draft("test \($0)") }
    let hopeless = TestDrafting.hopelessFailures(of: stuck)
    #expect(hopeless == [try #require(stuck[0].run.failure).identity])
    #expect(TestDrafting.hopelessFailures(of: Array(stuck.dropFirst())).isEmpty)
    let next = drafting(tapping: ["cart", "never"], hopeless: hopeless).draft("next")
    #expect(next.runs <= TestDrafting.hopelessTries + 10)
    #expect(next.run.failure?.identity == stuck[0].run.failure?.identity)
  }

  /// Drafts from a test that waits for something in vain, and does no more when it is there.
  private func draftOfWait(after earlier: [DraftedTest] = []) -> DraftedTest {
    TestDrafting(
      play: { script, _ in
        let scene = SceneKey(action: 1)
        let query = Query().descendants(.staticText).identified(by: "License")
        var run = ScriptRun()
        run.events = [
          .look(
            ScriptLook(
              kind: .existence, query: query, scene: scene,
              count: script.tree(scene).indexed.count(of: query), boundary: scene, isOfWait: true))
        ]
        return run
      }, line: { _ in "" }
    ).draft("test", after: earlier)
  }

  @Test func `what an earlier test waited for in vain is not shown again`() {
    let first = draftOfWait()
    let second = draftOfWait(after: [first])
    #expect(first.vain.count == 1 && second.vain == first.vain)
    #expect(first.run.hasPassed && second.run.hasPassed)
    let forgetful = DraftedTest(
      name: "first", .init(script: first.script, free: first.free, runs: first.runs),
      run: first.run)
    #expect(second.runs < draftOfWait(after: [forgetful]).runs)
  }

  @Test(arguments: [["login", "cart"], ["cart"]] as [Set<String>])
  func `a test that skips itself later has got further`(guarded: Set<String>) {
    let test = drafting(tapping: ["login", "cart", "pay"], skippingWithout: guarded).draft("test")
    #expect(test.run.hasPassed)
  }

  /// Drafts from a test that fails before it launches its app, and sooner where one runs already.
  private func draftOfPreparation() -> DraftedTest {
    let launch = ScriptEvent.act(
      ScriptAct(
        kind: .launch([], [:]), query: nil, from: SceneKey(action: 0), to: SceneKey(action: 1),
        typed: [:]))
    func failed(_ message: String, after events: [ScriptEvent]) -> ScriptRun {
      var run = ScriptRun()
      run.events = events
      run.failedAt = events.count
      run.failure = TestFailure(
        message: message, file: "A.swift", line: 1, reason: FailureReason(.assertion, subject: ""))
      return run
    }
    return TestDrafting(
      play: { script, _ in
        if script.isRunningAlready { return failed("The app runs.", after: [launch]) }
        var run = failed("XCTAssertTrue failed", after: [])
        run.usesEarlierApp = true
        return run
      }, line: { _ in "" }
    ).draft("test")
  }

  @Test func `a test that fails without any app gets none that runs already`() {
    let test = draftOfPreparation()
    #expect(!test.script.isRunningAlready)
    #expect(test.run.failure?.message == "XCTAssertTrue failed")
  }
}
