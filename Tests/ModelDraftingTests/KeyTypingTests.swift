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
    let types: [String: ElementType] = ["Select All": .menuItem, "shift": .button]
    let named = keys.map { Query().descendants(types[$0] ?? .key).identified(by: $0) }
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

  @Test func `the shift key is no return key, and leaves the keyboard for a capital`() {
    #expect(typed(with: "a", "shift", "N") == ["aN"])
  }

  @Test func `a key that shows others types nothing`() {
    #expect(typed(with: "a", "more") == ["a"])
  }
}
