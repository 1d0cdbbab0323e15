import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Elements that one run asks for, where the test goes on after its failures.
@Suite struct LookAheadTests {
  /// A test that taps buttons, each in a scene of its own, and fails at the first that is not
  /// there; it goes on after failures if asked to.
  ///
  /// Where the button "if failed" was missing, it also looks for a report.
  private struct Tapping {
    let names: [String]
    var message = "No matches found"
    var kind = FailureReason.Kind.noMatch

    private func query(_ name: String) -> Query {
      Query().descendants(.button).identified(by: name)
    }

    /// The run, and the same as it was at each failure.
    func run(on script: DraftScript, goesOn: Bool) -> (run: ScriptRun, stops: [ScriptRun]) {
      var run = ScriptRun()
      var stops: [ScriptRun] = []
      func miss(_ name: String, in scene: SceneKey) {
        var stop = run
        stop.fail(
          with: TestFailure(
            message: message, file: "A.swift", line: scene.action,
            reason: FailureReason(kind, subject: name)), after: scene)
        if stops.isEmpty { run = stop }
        stops.append(stop)
      }
      for (number, name) in names.enumerated() {
        let scene = SceneKey(action: number + 1)
        let count = script.tree(scene).indexed.count(of: query(name))
        run.events.append(look(name, in: scene, finding: count))
        if count == 0 {
          miss(name, in: scene)
          if name == "if failed", goesOn {
            run.events.append(look("report", in: scene, finding: 0))
            miss("report", in: scene)
          }
        }
        guard count > 0 || goesOn else { break }
        run.events.append(
          .act(
            ScriptAct(
              kind: .gesture(.tap), query: query(name), from: scene,
              to: SceneKey(action: number + 2), typed: [:])))
      }
      return (run, stops)
    }

    private func look(_ name: String, in scene: SceneKey, finding count: Int) -> ScriptEvent {
      .look(
        ScriptLook(
          kind: .existence, query: query(name), scene: scene, count: count, boundary: scene,
          isOfWait: false))
    }

    func draft(lookingAhead: Bool) -> DraftedTest {
      TestDrafting(
        play: { script, _ in run(on: script, goesOn: false).run },
        stops: lookingAhead ? { run(on: $0, goesOn: true).stops } : nil, line: { _ in "" }
      ).draft("A.B/test")
    }
  }

  /// A test that taps a button and then asserts that another one is disabled.
  private struct Disabling {
    func run(on script: DraftScript) -> ScriptRun {
      let tapped = Tapping(names: ["go"]).run(on: script, goesOn: false).run
      guard tapped.failure == nil else { return tapped }
      var run = tapped
      let scene = SceneKey(action: 2)
      let query = Query().descendants(.button).identified(by: "confirm")
      let tree = script.tree(scene)
      let button = tree.firstPlace(of: query).flatMap { tree[$0] }
      run.events.append(
        .look(
          ScriptLook(
            kind: .attributes, query: query, scene: scene, count: button == nil ? 0 : 1,
            boundary: scene, isOfWait: false)))
      let failure: (String, FailureReason.Kind)? =
        switch button?.isEnabled {
        case nil: ("Failed to get matching snapshot: No matches found", .noMatch)
        case true: ("XCTAssertFalse failed", .assertion)
        default: nil
        }
      guard let (message, kind) = failure else { return run }
      run.fail(
        with: TestFailure(
          message: message, file: "A.swift", line: 2, reason: FailureReason(kind, subject: message)),
        after: scene)
      return run
    }
  }

  /// The button was shown before the assertion was seen to fail, so to take it away fails anew.
  @Test func `a button that was shown ahead is disabled, not taken away`() {
    let test = Disabling()
    let drafted = TestDrafting(
      play: { script, _ in test.run(on: script) },
      stops: { script in
        let go = Tapping(names: ["go", "confirm"]).run(on: script, goesOn: true).stops
        return go.isEmpty ? [test.run(on: script)] : go
      }, line: { _ in "XCTAssertFalse(app.buttons[\"confirm\"].isEnabled)" }
    ).draft("A.B/test")
    #expect(drafted.run.hasPassed)
  }

  private static let path = (1...30).map { "button \($0)" }

  @Test func `a long test is drafted in a few runs`() {
    let drafted = Tapping(names: Self.path).draft(lookingAhead: true)
    #expect(drafted.run.hasPassed)
    #expect(drafted.runs <= 5, "\(drafted.runs) runs")
  }

  @Test func `the script is the same as one that is found step by step`() {
    let ahead = Tapping(names: Self.path).draft(lookingAhead: true)
    let steps = Tapping(names: Self.path).draft(lookingAhead: false)
    #expect(ahead.script == steps.script)
    #expect(steps.runs > Self.path.count)
  }

  @Test func `what the test looks for only after a failure is not shown`() {
    let names = ["login", "if failed", "cart", "pay"]
    let drafted = Tapping(names: names).draft(lookingAhead: true)
    #expect(drafted.run.hasPassed)
    #expect(drafted.script.scenes.values.flatMap(\.all).allSatisfy { $0.name != "report" })
  }

  @Test func `what the test missed before its last wait must not be there from the beginning`() {
    let query = Query().descendants(.button).identified(by: "a")
    let scene = SceneKey(action: 1)
    func look(after boundary: SceneKey) -> ScriptLook {
      ScriptLook(
        kind: .existence, query: query, scene: scene, count: 0, boundary: boundary, isOfWait: false)
    }
    var run = ScriptRun()
    run.events = [.look(look(after: SceneKey(action: 1, wait: 2)))]
    #expect(run.hasMissed(look(after: SceneKey(action: 1, wait: 3))))
    #expect(!run.hasMissed(look(after: SceneKey(action: 1, wait: 2))))
  }

  @Test func `a failure of another kind ends what one run tells`() {
    var run = Tapping(names: ["a"]).run(on: DraftScript(), goesOn: true).stops[0]
    #expect(run.lacksElement)
    run.failure = TestFailure(
      message: "XCTAssertFalse failed", file: "A.swift", line: 1,
      reason: FailureReason(message: "XCTAssertFalse failed"))
    #expect(!run.lacksElement)
    run.failure = TestFailure(
      message: "XCTAssertEqual failed: (\"[]\") is not equal to (\"[\"tea\"]\")", file: "A.swift",
      line: 1, reason: FailureReason(message: "XCTAssertEqual failed"))
    #expect(!run.lacksElement)
    run.failure = TestFailure(
      message: "It crashed", file: "A.swift", line: 1, reason: FailureReason(.crash, subject: ""))
    #expect(!run.lacksElement)
  }
}
