import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Rows that a test selects itself before it counts them.
@Suite struct CountedRowTests {
  private let scene = SceneKey(action: 1)
  private let rows = Query().descendants(.table).children(.cell)

  /// The rows after the first change that lets a test count three which it selects.
  private func repaired(
    _ tree: DraftTree, toThree: (AppSession) -> Int
  ) -> DraftTree? {
    var script = DraftScript()
    script.scenes[scene] = tree
    var run = ScriptRun()
    run.failure = failure(finding: 0, wanting: 3)
    run.events = [look(finding: tree.indexed.count(of: rows))]
    let changed = ScriptRepairs(script: script, run: run, line: "").candidates()
    return changed.first { script in
      let app = ScriptApp(script).definition(with: [])
      let session = AppSession(app: CompiledApp(app), configuration: .init())
      SessionDirection(session).observe(with: ScriptDirector(script, in: session))
      _ = session.launch(arguments: [], environment: [:])
      return app.check().isEmpty && toThree(session) == 3
    }?.tree(scene)
  }

  private func failure(finding found: Int, wanting wanted: Int) -> TestFailure {
    TestFailure(
      message: #"XCTAssertEqual failed: ("\#(found)") is not equal to ("\#(wanted)")"#,
      file: "A.swift", line: 3)
  }

  private func look(finding count: Int) -> ScriptEvent {
    .look(
      ScriptLook(
        kind: .count, query: rows, scene: scene, count: count, boundary: scene, isOfWait: false))
  }

  private func found(in session: AppSession) -> [(x: Double, label: String)] {
    guard let snapshot = session.device.snapshot else { return [] }
    return Resolver().resolve(rows, in: snapshot.indexed).map { index in
      (snapshot.tree.frame(of: index).x, snapshot.tree.label(of: index))
    }
  }

  @Test(arguments: [true, false])
  func `rows stand at the edge of the screen, with a label or without one`(isLabelled: Bool) {
    let tree = repaired(DraftTree([DraftElement(.table)])) { session in
      found(in: session).count { $0.x == 0 && $0.label.isEmpty != isLabelled }
    }
    #expect(tree?.elements.first?.children.count == 3)
  }

  @Test func `rows that a test has named stand in the list that it counts`() {
    let named = ["Tea", "Milk", "Rye"].map { DraftElement(.cell, label: $0) }
    let tree = repaired(DraftTree(named)) { session in
      found(in: session).count { !$0.label.isEmpty }
    }
    #expect(tree?.all.count == 4)
    #expect(Set(tree?.elements.first?.children.map(\.label) ?? []) == ["Tea", "Milk", "Rye"])
  }

  @Test func `rows that are too many stand elsewhere`() {
    var list = DraftElement(.table)
    list.children = ["A", "B", "C", "D"].map { DraftElement(.cell, label: $0) }
    let tree = repaired(DraftTree([list])) { session in
      found(in: session).count { $0.x == 0 && !$0.label.isEmpty }
    }
    #expect(tree?.elements.first?.children.count == 4)
  }

  @Test(arguments: [(ScriptRepairs.countedRows, true), (ScriptRepairs.countedRows + 1, false)])
  func `there is a limit to the rows`(wanted: Int, isTried: Bool) {
    var run = ScriptRun()
    run.failure = failure(finding: 1_000, wanting: wanted)
    run.events = [look(finding: 0)]
    let repairs = ScriptRepairs(script: DraftScript(), run: run, line: "")
    #expect(repairs.rows.isEmpty != isTried)
  }

  @Test func `a test that counts in a loop gets many more rows at once`() {
    var script = DraftScript()
    script.scenes[scene] = DraftTree([DraftElement(.table)])
    var run = ScriptRun()
    run.isEndless = true
    run.failure = TestFailure(message: "again and again", file: "A.swift", line: 3)
    run.events = [look(finding: 0)]
    let counts = ScriptRepairs(script: script, run: run, line: "table.swipeUp()").candidates()
      .prefix(6).map { $0.tree(scene).indexed.count(of: rows) }
    #expect(counts == [5, 10, 20, 50, 100, 200])
  }
}
