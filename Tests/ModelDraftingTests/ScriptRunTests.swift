import SimulatedApp
import Testing

@testable import ModelDrafting

/// How far a run got.
@Suite struct ScriptRunTests {
  private static let button = Query().descendants(.button)

  private static func act(_ gesture: ElementGesture, to scene: SceneKey? = nil) -> ScriptEvent {
    .act(
      ScriptAct(
        kind: .gesture(gesture), query: button, from: SceneKey(action: 1), to: scene, typed: [:]))
  }

  private static func look(_ count: Int) -> ScriptEvent {
    .look(
      ScriptLook(
        kind: .existence, query: button, scene: SceneKey(action: 1), count: count,
        boundary: SceneKey(action: 1), isOfWait: false))
  }

  private func progress(_ events: [ScriptEvent]) -> Int {
    var run = ScriptRun()
    run.events = events
    return run.progress
  }

  @Test func `swipes in search of something are no progress`() {
    let found = [Self.look(1), Self.act(.tap, to: SceneKey(action: 2))]
    let searched = (1...6).flatMap { _ in [Self.look(0), Self.act(.swipeUp)] }
    #expect(progress(searched) == 1)
    #expect(progress(found) == 2)
  }

  @Test func `a swipe that leads on is progress`() {
    #expect(progress([Self.look(1), Self.act(.swipeLeft, to: SceneKey(action: 2))]) == 2)
  }
}
