import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// Fields that a test types into without a tap, since the app gives them the focus.
@Suite struct FocusDraftTests {
  private let scene = SceneKey(action: 1)
  private let field = Query().descendants(.textField)

  /// The first change that is tried where a test types without the focus.
  private func repaired(_ tree: DraftTree, typingInto query: Query) throws -> DraftScript {
    var script = DraftScript()
    script.scenes[scene] = tree
    var run = ScriptRun()
    run.events = [
      .look(
        ScriptLook(
          kind: .attributes, query: query, scene: scene, count: 1, boundary: scene, isOfWait: false)
      )
    ]
    let message = "Neither element nor any descendant has keyboard focus"
    run.failure = TestFailure(
      message: message, file: "A.swift", line: 3,
      reason: FailureReason(.noKeyboardFocus, subject: "")
    )
    let changed = ScriptRepairs(script: script, run: run, line: "").candidates()
    return try #require(changed.first { $0.tree(scene).all.contains(where: \.hasFocus) })
  }

  @Test(arguments: [
    DraftElement(.textField, identifier: "phone"), DraftElement(.textField, label: "Phone"),
  ])
  func `a field gets the focus of its screen`(element: DraftElement) throws {
    let script = try repaired(DraftTree([element]), typingInto: field)
    let app = ScriptApp(script).definition(with: [])
    #expect(app.check().isEmpty)
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    SessionDirection(session).observe(with: ScriptDirector(script, in: session))
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.perform(.type("31", into: field)) == nil)
  }

  @Test func `what is typed into the app goes to its field`() throws {
    let tree = DraftTree([DraftElement(.button, label: "Next"), DraftElement(.textField)])
    let script = try repaired(tree, typingInto: Query())
    #expect(script.tree(scene).all.map(\.hasFocus) == [false, true])
  }

  @Test func `what is typed into an app without fields gets one`() throws {
    let script = try repaired(
      DraftTree([DraftElement(.button, label: "Next")]), typingInto: Query())
    #expect(script.tree(scene).all.map(\.type) == [.button, .textField])
  }
}
