import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// What a passing test saw and does not depend on.
@Suite struct FreeSightTests {
  /// A test that counts the cells before and after a step, and the images once.
  private static func run(on script: DraftScript) -> ScriptRun {
    var run = ScriptRun()
    func count(_ type: ElementType, after action: Int) -> Int {
      let (query, scene) = (Query().descendants(type), SceneKey(action: action))
      let count = script.tree(scene).indexed.count(of: query)
      run.events.append(
        .look(
          ScriptLook(
            kind: .count, query: query, scene: scene, count: count, boundary: scene,
            isOfWait: false)))
      return count
    }
    _ = count(.image, after: 1)
    let (before, after) = (count(.cell, after: 1), count(.cell, after: 2))
    guard before - 1 != after else { return run }
    run.fail(
      with: TestFailure(
        message: #"XCTAssertEqual failed: ("\#(before - 1)") is not equal to ("\#(after)")"#,
        file: "A.swift", line: 1), after: SceneKey(action: 2))
    return run
  }

  @Test func `counts that a test compares with each other are not among it`() {
    let drafted = TestDrafting(play: { script, _ in Self.run(on: script) }, line: { _ in "" })
      .draft("A.B/test")
    #expect(drafted.run.hasPassed)
    #expect(drafted.free.map(\.words) == [Query().descendants(.image).text])
  }
}
