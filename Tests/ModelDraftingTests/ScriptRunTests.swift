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

  private static func look(
    _ count: Int, at query: Query = button, _ kind: ScriptLook.Kind = .existence
  ) -> ScriptEvent {
    .look(
      ScriptLook(
        kind: kind, query: query, scene: SceneKey(action: 1), count: count,
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

  @Test func `looking for one of several elements again and again is no progress`() {
    let text = Query().descendants(.staticText)
    let rounds = (1...5).flatMap { _ in [Self.look(0), Self.look(0, at: text)] }
    #expect(progress(rounds) == 2)
    #expect(progress([Self.look(1), Self.act(.tap), Self.look(1), Self.act(.tap)]) == 4)
  }

  @Test func `another question about an element that is there is progress`() {
    #expect(progress([Self.look(1), Self.look(1, .attributes)]) == 2)
    #expect(progress([Self.look(0), Self.look(1, .attributes)]) == 1)
  }

  @Test func `a swipe that leads on is progress`() {
    #expect(progress([Self.look(1), Self.act(.swipeLeft, to: SceneKey(action: 2))]) == 2)
  }
}
