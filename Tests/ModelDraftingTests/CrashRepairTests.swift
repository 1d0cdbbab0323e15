import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Tests that would end their process, because they trust what they read.
@Suite struct CrashRepairTests {
  private static let scene = SceneKey(action: 1)

  /// Drafts from a test that asks for elements and crashes unless a tree pleases it.
  private func drafted(
    _ query: Query, _ kind: ScriptLook.Kind, until isEnough: @escaping (DraftTree) -> Bool
  ) -> DraftedTest {
    TestDrafting(
      play: { script, _ in
        let tree = script.tree(Self.scene)
        var run = ScriptRun()
        run.events = [
          .look(
            ScriptLook(
              kind: kind, query: query, scene: Self.scene, count: tree.indexed.count(of: query),
              boundary: Self.scene, isOfWait: false))
        ]
        guard !isEnough(tree) else { return run }
        run.failedAt = 1
        let reason = FailureReason(tree.isEmpty ? .noMatch : .crash, subject: query.text)
        run.failure = TestFailure(message: "it crashes", file: "A.swift", line: 3, reason: reason)
        return run
      },
      line: { _ in "let page = Int(label.components(separatedBy: \" von \")[1])!" }
    ).draft("test")
  }

  @Test func `a list has as many rows as a test takes from it`() {
    let rows = Query().descendants(.cell)
    let test = drafted(rows, .attributes) { $0.indexed.count(of: rows) > 2 }
    #expect(test.run.hasPassed)
    #expect(test.script.tree(Self.scene).count == 3)
  }

  @Test func `a list is long enough for an index far down`() {
    let buttons = Query().descendants(.button)
    let test = drafted(buttons, .attributes) { $0.indexed.count(of: buttons) > 37 }
    #expect(test.run.hasPassed)
    #expect(test.script.tree(Self.scene).count <= 41)
  }

  @Test func `a label out of which a test reads a number has one`() {
    let label = Query().descendants(.staticText).identified(by: "page_label")
    let test = drafted(label, .attributes) { $0.all.first?.label == "1 of 1" }
    #expect(test.run.hasPassed)
  }

  @Test func `the text that a test splits at stands between two numbers`() {
    let label = Query().descendants(.staticText).identified(by: "page_label")
    let test = drafted(label, .attributes) { $0.all.first?.label == "1 von 1" }
    #expect(test.run.hasPassed)
  }

  @Test func `a word of a text is changed at each of its places`() {
    #expect(Words.replacing("1", with: "2", in: "Page 1 of 1") == ["Page 2 of 1", "Page 1 of 2"])
    #expect(Words.replacing("1", with: "2", in: "1,1") == ["2,1", "1,2"])
    #expect(Words.replacing("", with: "2", in: "Page 1").isEmpty)
  }

  @Test func `what an earlier process found out is not found out again`() {
    let rows = Query().descendants(.cell)
    let test = drafted(rows, .attributes) { !$0.isEmpty }
    var plays = 0
    let again = TestDrafting(
      play: { script, _ in
        plays += 1
        return test.run
      }, line: { _ in "" }
    ).draft("test", knowing: test.knowledge)
    #expect(plays == 1)
    #expect(again.script == test.script && again.runs == test.runs)
  }

  @Test func `what a message says that it expects is tried`() {
    let label = Query().descendants(.staticText).identified(by: "total_label")
    let test = TestDrafting(
      play: { script, _ in
        let tree = script.tree(Self.scene)
        var run = ScriptRun()
        run.events = [
          .look(
            ScriptLook(
              kind: .attributes, query: label, scene: Self.scene,
              count: tree.indexed.count(of: label), boundary: Self.scene, isOfWait: false))
        ]
        guard tree.all.first?.label != "-4" else { return run }
        run.failedAt = 1
        run.failure = TestFailure(
          message: "XCTAssertTrue failed - it shows \(tree.all.first?.label ?? "nothing"), not -4",
          file: "A.swift", line: 3)
        return run
      },
      line: { _ in "XCTAssertTrue(isEqual, message)" }
    ).draft("test")
    #expect(test.run.hasPassed)
  }
}
