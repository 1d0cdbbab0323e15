import SimulatedApp
import Testing

@testable import ModelDrafting

/// What keeps states of different screens apart.
@Suite struct ScreenMarkTests {
  /// How many states are left of the scenes that follow a launch and two taps on "Next".
  private func states(_ first: DraftTree, _ second: DraftTree) -> Int {
    var script = DraftScript()
    let keys = [SceneKey(action: 1), SceneKey(action: 2)]
    (script.scenes[keys[0]], script.scenes[keys[1]]) = (first, second)
    var run = ScriptRun()
    run.events = [
      .act(
        ScriptAct(
          kind: .launch([], [:]), query: nil, from: SceneKey(action: 0), to: keys[0], typed: [:])),
      .act(
        ScriptAct(
          kind: .gesture(.tap), query: Query().descendants(.button), from: keys[0], to: keys[1],
          typed: [:])),
    ]
    let test = DraftedTest(name: "test", .init(script: script, runs: 1), run: run)
    let graph = StateMerging().merged(SceneGraph([test]))
    return graph.reached.count - 1
  }

  private func view(_ name: String, _ button: String) -> DraftTree {
    DraftTree([DraftElement(.other, identifier: name), DraftElement(.button, label: button)])
  }

  @Test func `scenes with the same elements are one state`() {
    #expect(states(view("cart.view", "Pay"), view("cart.view", "Pay")) == 1)
  }

  @Test func `views with other names are other screens, whatever else they share`() {
    #expect(states(view("cart.view", "Pay"), view("order.view", "Pay")) == 2)
  }

  @Test func `a way back says nothing of the screen`() {
    #expect(states(view("cart", "BackButton"), view("order", "BackButton")) == 2)
    #expect(states(view("cart", "Pay"), view("order", "Pay")) == 1)
  }

  @Test func `rows without a name are told apart by what is inside`() throws {
    func row(_ text: String) -> DraftTree {
      var cell = DraftElement(.cell)
      cell.children = [DraftElement(.staticText, label: text)]
      return DraftTree([cell])
    }
    #expect(row("Label").union(with: row("Button"))?.elements.count == 2)
    #expect(row("Label").union(with: row("Label"))?.elements.count == 1)
    #expect(row("Label").union(with: DraftTree([DraftElement(.cell)]))?.elements.count == 1)
  }
}
