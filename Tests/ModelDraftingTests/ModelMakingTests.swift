import SimulatedApp
import Testing

@testable import ModelDrafting

/// What leads from one screen of a drafted app to another.
@Suite struct ModelMakingTests {
  /// The app of a test that comes to some screens, each by a tap; the first by a launch.
  private func making(
    _ steps: [(tap: Query?, tree: DraftTree)], sees look: ScriptLook? = nil
  ) -> ModelMaking {
    var script = DraftScript()
    var run = ScriptRun()
    for (index, step) in steps.enumerated() {
      let here = SceneKey(action: index + 1)
      script.scenes[here] = step.tree
      run.events.append(
        .act(
          ScriptAct(
            kind: step.tap == nil ? .launch([], [:]) : .gesture(.tap), query: step.tap,
            from: SceneKey(action: index), to: here, typed: [:])))
    }
    if let look { run.events.append(.look(look)) }
    let test = DraftedTest(name: "test", .init(script: script, runs: 1), run: run)
    return ModelMaking(StateMerging().merged(SceneGraph([test])))
  }

  private func session(_ app: AppDefinition) -> AppSession {
    let faults = app.check()
    #expect(faults.isEmpty, "\(faults)")
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    _ = session.launch(arguments: [], environment: [:])
    return session
  }

  @Test func `what a test sees gone after a tap goes back to where it came from`() throws {
    let show = Query().descendants(.button).identified(by: "Show")
    let close = Query().descendants(.button).identified(by: "Close")
    let menu = DraftTree([DraftElement(.button, label: "Show")])
    let sheet = DraftTree([
      DraftElement(.navigationBar, identifier: "Sheet"), DraftElement(.button, label: "Close"),
    ])
    let making = making(
      [(nil, menu), (show, sheet), (close, DraftTree())],
      sees: ScriptLook(
        kind: .existence, query: close, scene: SceneKey(action: 3), count: 0,
        boundary: SceneKey(action: 3), isOfWait: true))
    let session = session(making.definition())
    #expect(session.perform(.tap, on: show, title: "") == nil)
    #expect(session.exists(close))
    #expect(session.perform(.tap, on: close, title: "") == nil)
    #expect(!session.exists(close) && session.exists(show))
  }
}
