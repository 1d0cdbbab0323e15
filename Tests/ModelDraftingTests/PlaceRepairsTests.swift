import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Where elements are drafted whose frames a test compares.
@Suite struct PlaceRepairsTests {
  private let name = Query().descendants(.staticText).identified(by: "Tea")
  private let button = Query().descendants(.button).identified(by: "Take")
  private let text = DraftElement(.staticText, label: "Tea")
  private let take = DraftElement(.button, label: "Take")

  /// The frames of the text and of the button on a screen.
  private func frames(in tree: DraftTree) throws -> (text: ElementFrame, button: ElementFrame) {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = tree
    let app = ScriptApp(script).definition(with: [])
    #expect(app.check().isEmpty)
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    let shown = try #require(session.device.snapshot)
    let frame = { (query: Query) in
      try #require(Resolver().first(query, in: shown.indexed).map { shown.tree[$0].frame })
    }
    return (try frame(name), try frame(button))
  }

  /// Whether the text is left of the button, or the button left of the text.
  private func isInRow(_ tree: DraftTree, textFirst: Bool) throws -> Bool {
    let (text, button) = try frames(in: tree)
    let (left, right) = textFirst ? (text, button) : (button, text)
    return left.x + left.width <= right.x && left.y == right.y
  }

  /// A screen with both below each other, inside a cell or without one.
  private func screen(isInCell: Bool) -> DraftTree {
    guard isInCell else { return DraftTree([text, take]) }
    var cell = DraftElement(.cell)
    cell.children = [text, take]
    return DraftTree([cell])
  }

  @Test(arguments: [true, false])
  func `elements below each other are tried beside each other in both orders`(
    isInCell: Bool
  ) throws {
    let tree = screen(isInCell: isInCell)
    let changed = PlaceRepairs(tree).trees(of: name, and: button)
    #expect(try changed.contains { try isInRow($0, textFirst: true) })
    #expect(try changed.contains { try isInRow($0, textFirst: false) })
    #expect(try changed.contains { try frames(in: $0).button.y < frames(in: $0).text.y })
    let all = Query().descendants(.any)
    for tree in changed { #expect(tree.indexed.count(of: all.identified(by: "Tea")) == 1) }
  }

  @Test func `elements inside different ones stay where they are`() {
    var cell = DraftElement(.cell)
    cell.children = [text]
    let changed = PlaceRepairs(DraftTree([cell, take])).trees(of: name, and: button)
    #expect(changed.isEmpty)
  }

  @Test(arguments: [
    (line: "XCTAssert(a.frame.maxX < b.frame.minX)", true), ("XCTAssert(a.b)", false),
  ])
  func `a line that compares frames changes places`(line: String, isChanged: Bool) {
    let scene = SceneKey(action: 0)
    var script = DraftScript()
    script.scenes[scene] = screen(isInCell: true)
    var run = ScriptRun()
    run.failure = TestFailure(
      message: "XCTAssertTrue failed", file: "A.swift", line: 3,
      reason: FailureReason(.assertion, subject: ""))
    for query in [name, button] {
      run.events.append(
        .look(
          ScriptLook(
            kind: .attributes, query: query, scene: scene, count: 1, boundary: scene,
            isOfWait: false)))
    }
    let changed = ScriptRepairs(script: script, run: run, line: line).candidates()
    #expect(changed.contains { $0.tree(scene).all.contains(where: \.isRow) } == isChanged)
  }
}
