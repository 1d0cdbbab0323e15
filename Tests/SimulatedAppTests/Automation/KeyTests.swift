import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite("Sessions: keys")
struct KeyTests {
  private static let first = Query().descendants(.textField).identified(by: "first")

  /// An app whose first field has the focus.
  private static func app() -> TinyApp {
    let app = TinyApp(
      Screen("main") {
        TextField("first")
        TextField("off").enabled(if: "1 == 2")
        SecureTextField("second")
        TextView("third")
        State("only") {}
      })
    _ = app.session.perform(.tap, on: first, title: "")
    return app
  }

  private static func typed(_ key: String, holding modifiers: Set<ModifierKey> = []) -> String? {
    let app = app()
    #expect(app.session.perform(.key(key, holding: modifiers, on: Query()), title: "") == nil)
    return app.element("first")?.value
  }

  @Test("shift and caps lock make a capital; with another key held nothing is typed")
  func modifiers() {
    #expect(Self.typed("a") == "a")
    #expect(Self.typed("a", holding: [.shift]) == "A")
    #expect(Self.typed("a", holding: [.capsLock]) == "A")
    for key in [ModifierKey.command, .control, .option, .function] {
      #expect(Self.typed("a", holding: [key, .shift]) == "")
    }
  }

  @Test("a text of several keys is a failure", arguments: ["", "ab"])
  func several(key: String) {
    #expect(
      Self.app().session.perform(.key(key, holding: [], on: Self.first), title: "")
        == .impossible("A key is one character, not '\(key)'."))
  }

  @Test("keys that move or act type no text")
  func noText() {
    let app = Self.app()
    let keys = "a\u{F700}\u{F703}\u{F716}\u{F728}\u{F746}\u{F789}\u{1B}b"
    #expect(app.session.perform(.type(keys, into: Self.first), title: "") == nil)
    #expect(app.element("first")?.value == "ab")
  }

  @Test("tab goes to the next field that is enabled, and in a text view is a character")
  func tab() {
    let app = Self.app()
    #expect(app.session.perform(.type("a\tb\tc\td", into: Query()), title: "") == nil)
    #expect(app.element("first")?.value == "a")
    #expect(app.element("second")?.value == "•")
    #expect(app.element("third")?.value == "c\td")
  }

  @Test("tab in the last field stays there")
  func lastTab() {
    let app = TinyApp(Screen("main") { State("only") { TextField("first") } })
    _ = app.session.perform(.tap, on: Self.first, title: "")
    #expect(app.session.perform(.type("a\tb", into: Self.first), title: "") == nil)
    #expect(app.element("first")?.value == "ab")
  }

  @Test("a key needs no keyboard focus, but the element")
  func focus() {
    let app = TinyApp(Screen("main") { State("only") { TextField("first") } })
    #expect(app.session.perform(.key("a", holding: [], on: Self.first), title: "") == nil)
    #expect(app.element("first")?.value == "")
    let missing = Query().descendants(.button)
    #expect(app.session.perform(.key("a", holding: [], on: missing), title: "") != nil)
  }
}
