import AccessibilityTree
import SimulatedApp
import Testing

@testable import AppBuilding
@testable import TextInput

@Suite("The caret of a field")
struct CaretTests {
  private static func app(_ text: String = "one two", maxLength: Int? = nil) -> TinyApp {
    let app = TinyApp(
      Screen("main") {
        Context("text", .string(text))
        TextField("field", binds: "text").with { element in
          element.typing = TypingDefinition(maxLength: maxLength)
        }
        TextField("next")
        On("FILL", do: .assign("text", "'new'"))
        State("only") {}
      })
    app.touch("field")
    return app
  }

  private static func press(_ app: TinyApp, _ key: Character, _ held: ModifierKey...) {
    app.process?.press(PressedKey(key, holding: Set(held)))
  }

  @Test("stands behind a text that ends before the tap")
  func behind() {
    let app = Self.app()
    app.type("!")
    #expect(app.context("text") == "one two!")
  }

  @Test("goes where the field is tapped, to the nearest end of a word")
  func tapped() throws {
    let app = Self.app()
    let frame = try #require(app.frame("field"))
    app.session.device.touch(
      .tap, at: ElementPoint(x: frame.x + TextPlace.inset + 2.2 * 9, y: frame.center.y))
    app.type("!")
    #expect(app.context("text") == "one! two")
  }

  @Test("moves with the arrows, and what is typed goes in place of what is selected")
  func arrows() {
    let app = Self.app()
    Self.press(app, "\u{F702}", .option, .shift)
    app.type("2")
    #expect(app.context("text") == "one 2")
    app.type("\u{F702}\u{F702}\u{8}")
    #expect(app.context("text") == "on 2")
    Self.press(app, "a", .command)
    app.type("x")
    #expect(app.context("text") == "x")
  }

  @Test("goes behind a text that the app has changed")
  func changed() {
    let app = Self.app()
    app.type("\u{F702}\u{F702}")
    app.send("FILL")
    app.type("er")
    #expect(app.context("text") == "newer")
  }

  @Test("shift and tab go to the field before")
  func back() {
    let app = Self.app()
    app.type("\t")
    #expect(app.element("next")?.hasKeyboardFocus == true)
    Self.press(app, "\t", .shift)
    #expect(app.element("field")?.hasKeyboardFocus == true)
  }

  @Test("a field takes no more characters than it says")
  func limit() {
    let app = Self.app("", maxLength: 4)
    app.type("abcdef")
    #expect(app.context("text") == "abcd")
    Self.press(app, "\u{F702}", .shift)
    _ = app.session.perform(.copy(["xyz"]))
    Self.press(app, "v", .command)
    #expect(app.context("text") == "abcx")
  }

  @Test("more text than any field holds ends the app")
  func endless() {
    let app = Self.app("")
    _ = app.session.perform(.copy([String(repeating: "a", count: 400_000)]))
    for _ in 0..<3 { Self.press(app, "v", .command) }
    #expect(app.crash == "a field has more than 1000000 bytes of text, the limit")
  }
}
