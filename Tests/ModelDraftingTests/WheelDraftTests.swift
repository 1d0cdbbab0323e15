import SimulatedApp
import Testing

@testable import ModelDrafting

/// Wheels without a name, which tests know by their index.
@Suite struct WheelDraftTests {
  private let scene = SceneKey(action: 1)

  private func tree(_ options: String...) -> DraftTree {
    var tree = DraftTree()
    for option in options {
      var wheel = DraftElement(.pickerWheel)
      wheel.options = [option]
      tree.add(wheel, in: [])
    }
    return tree
  }

  @Test func `they are told apart by their numbers`() {
    #expect(Set(tree("March", "5").all.map(\.key)).count == 2)
  }

  @Test func `those of two tests are the same, with the options of both`() {
    let both = tree("March", "5").union(with: tree("May", "12"))
    #expect(both?.all.map(\.options) == [["March", "May"], ["5", "12"]])
  }

  @Test func `the value to which one is turned decides what a later tap leads to`() throws {
    let query = Query([.descendants(.pickerWheel), .index(1)])
    var script = DraftScript()
    script.scenes[scene] = tree("March", "5")
    let session = AppSession(
      app: CompiledApp(ScriptApp(script).definition(with: [])), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.perform(.wheel(to: "5"), on: query, title: "") == nil)
    let key = try #require(script.tree(scene).all.last).key
    guard case .act(let act)? = director.run.events.last else {
      Issue.record("there is no act")
      return
    }
    #expect(act.typed == [key: "5"])
  }
}
