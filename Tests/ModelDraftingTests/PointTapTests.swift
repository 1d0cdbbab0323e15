import AccessibilityTree
import SimulatedApp
import Testing

@testable import ModelDrafting

/// Taps on coordinates, which tests make of elements.
@Suite struct PointTapTests {
  /// What the director takes for the element that a tap at a point of the screen reaches.
  private func reached(
    _ elements: [DraftElement], y: Double, by gesture: TestCall.Gesture = .tap(times: 1, fingers: 1)
  ) -> Query? {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree(elements)
    let session = AppSession(
      app: CompiledApp(ScriptApp(script).definition(with: [])), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    _ = session.exists(Query().descendants(.button))
    _ = session.perform(gesture, at: ElementPoint(x: 100, y: y), title: "")
    guard case .act(let act) = director.run.events.last, act.kind == .gesture(.tap) else {
      return nil
    }
    return act.query
  }

  @Test func `a tap on the place of a button is one on the button`() {
    let button = DraftElement(.button, label: "Go")
    #expect(reached([button], y: 70) == Query().descendants(.button).identified(by: "Go"))
  }

  @Test func `a short touch is a tap`() {
    let touch = TestCall.Gesture.touch(.tap, holding: .zero)
    #expect(reached([DraftElement(.button, label: "Go")], y: 70, by: touch)?.text.isEmpty == false)
  }

  @Test func `a tap on the only button, which has no name, is one on the button`() {
    #expect(reached([DraftElement(.button)], y: 70) == Query().descendants(.button))
  }

  @Test func `a tap on the whole app, by which monitors run, leads nowhere`() {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree([DraftElement(.button, label: "Go")])
    let session = AppSession(
      app: CompiledApp(ScriptApp(script).definition(with: [])), configuration: .init())
    SessionDirection(session).observe(with: ScriptDirector(script, in: session))
    _ = session.launch(arguments: [], environment: [:])
    _ = session.perform(.tap, on: Query(), title: "")
    #expect(session.exists(Query().descendants(.button)))
  }

  @Test func `a drag between two points is a swipe in its direction`() {
    let session = AppSession(
      app: CompiledApp(ScriptApp(DraftScript()).definition(with: [])), configuration: .init())
    let director = ScriptDirector(DraftScript(), in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    let motion = DragMotion(press: .zero, pointsPerSecond: 1_000)
    for (y, kind) in [(100.0, ScriptAct.Kind.gesture(.swipeUp)), (700, .gesture(.swipeDown))] {
      let end = TestCall.Place.point(ElementPoint(x: 110, y: y))
      _ = session.perform(.drag(motion, to: end), at: ElementPoint(x: 100, y: 400), title: "")
      guard case .act(let act) = director.run.events.last else {
        Issue.record("no action")
        return
      }
      #expect(act.kind == kind)
    }
  }

  @Test func `a tap beside everything is one on nothing`() {
    #expect(reached([DraftElement(.button, label: "Go")], y: 800) == nil)
  }
}
