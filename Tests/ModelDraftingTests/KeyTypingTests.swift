import SimulatedApp
import Testing

@testable import ModelDrafting

/// Text that a test types with the keys of the keyboard, one after another.
@Suite struct KeyTypingTests {
  private let field = Query().descendants(.secureTextField)

  /// What the director knows to be typed when a button is tapped after some keys.
  private func typed(with keys: String...) -> [String] {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree([
      DraftElement(.secureTextField), DraftElement(.menuItem, label: "Select All"),
      DraftElement(.button, label: "Go on"),
    ])
    let session = AppSession(
      app: CompiledApp(ScriptApp(script).definition(with: [])), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    let named = keys.map { key in
      Query().descendants(key == "Select All" ? .menuItem : .key).identified(by: key)
    }
    let button = Query().descendants(.button).identified(by: "Go on")
    for query in [field] + named + [button] {
      #expect(session.perform(.tap, on: query, title: "") == nil)
    }
    guard case .act(let act) = director.run.events.last else { return [] }
    return Array(act.typed.values)
  }

  @Test func `letters follow each other`() { #expect(typed(with: "a", "n") == ["an"]) }

  @Test func `a space is a letter`() { #expect(typed(with: "a", "space", "b") == ["a b"]) }

  @Test func `the delete key takes the last letter away`() {
    #expect(typed(with: "a", "n", "delete") == ["a"])
  }

  @Test func `the menu of a text leaves its field the keyboard`() {
    #expect(typed(with: "a", "Select All", "n") == ["an"])
  }

  @Test func `a key that shows others types nothing`() {
    #expect(typed(with: "a", "more") == ["a"])
  }
}
