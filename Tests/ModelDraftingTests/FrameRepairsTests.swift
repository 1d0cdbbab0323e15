import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Elements whose place or size a test compares with a number.
@Suite struct FrameRepairsTests {
  private let frames = ScriptLook.Frames(
    own: ElementFrame(x: 16, y: 100, width: 361, height: 44),
    outer: ElementFrame(x: 0, y: 90, width: 393, height: 600),
    screen: ElementFrame(x: 0, y: 0, width: 393, height: 852))

  @Test(arguments: [
    (#"XCTAssertLessThan failed: ("361.0") is not less than ("200.0")"#, 361.0, -162.0),
    (#"XCTAssertGreaterThan failed: ("16.0") is not greater than ("196.5")"#, 16, 181.5),
    (#"XCTAssertGreaterThanOrEqual failed: ("44.0") is less than ("54.0")"#, 44, 10),
    (#"XCTAssertEqual failed: ("16.0") is not equal to ("0.0")"#, 16, -16),
  ])
  func `a message tells what a number lacks`(message: String, number: Double, lack: Double) {
    let first = FrameComparison(message).differences.first
    #expect(first?.number == number)
    #expect(first?.difference == lack)
  }

  @Test func `a number is a size, an edge, or a distance from an edge of the screen`() {
    let repairs = FrameRepairs(frames)
    #expect(repairs.changes(of: 361, by: -162) == [.init(width: -162)])
    #expect(repairs.changes(of: 16, by: 5) == [.init(x: 5), .init(x: -5)])
    #expect(repairs.changes(of: 144, by: 9) == [.init(y: 9)])
    #expect(repairs.changes(of: 708, by: -600) == [.init(y: 600)])
    #expect(repairs.changes(of: 7, by: 1).isEmpty)
  }

  @Test(arguments: [("XCTAssertTrue(after.height > before.height)", true), ("check(a, b)", false)])
  func `frames that a condition compares change, though no message tells them`(
    line: String, compares: Bool
  ) {
    let (before, after) = (SceneKey(action: 1), SceneKey(action: 2))
    let row = Query().descendants(.cell)
    var script = DraftScript()
    for scene in [before, after] { script.scenes[scene] = DraftTree([DraftElement(.cell)]) }
    var run = ScriptRun()
    run.failure = TestFailure(message: "XCTAssertTrue failed", file: "A.swift", line: 3)
    run.events = [before, after].map { scene in
      var look = ScriptLook(
        kind: .attributes, query: row, scene: scene, count: 1, boundary: scene, isOfWait: false)
      look.frames = frames
      return .look(look)
    }
    run.failedAt = 2
    let changed = ScriptRepairs(script: script, run: run, line: line).candidates()
    let heights = changed.map { script in
      [before, after].map { script.tree($0).elements.first?.place.height }
    }
    #expect(heights.contains([nil, 84]) == compares)
  }

  @Test func `what is moved has a row of its own, and what is in a row moves there`() throws {
    let repairs = FrameRepairs(frames)
    let tree = DraftTree([DraftElement(.button, identifier: "go")])
    let moved = repairs.tree(tree, changing: [0], by: .init(y: 600))
    #expect(moved.elements[0].isRow)
    #expect(moved[[0, 0]]?.place == DraftPlace(x: 0, y: 600, width: 361))
    let again = repairs.tree(moved, changing: [0, 0], by: .init(x: 10))
    #expect(again[[0, 0]]?.place == DraftPlace(x: 26, y: 10, width: 361))
    let narrow = repairs.tree(tree, changing: [0], by: .init(width: -200))
    #expect(narrow.elements == [tree.elements[0]].map { $0.withWidth(161) })
  }
}

extension DraftElement {
  fileprivate func withWidth(_ width: Double) -> DraftElement {
    var changed = self
    changed.place.width = width
    return changed
  }
}
