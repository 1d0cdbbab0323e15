import AccessibilityTree
import SimulatedApp
import Testing

@Suite("The edit menu")
struct EditMenuTests {
  private static func app(
    _ type: ElementType = .textField, text: String = "", copied: String? = nil
  ) -> TinyApp {
    let app = TinyApp(
      Screen("main") {
        Context("text", .string(text))
        Context("other", "")
        Button("Go", id: "go").onTap("GO").position(y: 200)
        Element(type, id: "field").binds("text").position(y: 300)
        TextField("other", binds: "other").position(y: 100)
        On("GO", do: mark("went"))
        State("only") {}
      })
    if let copied { _ = app.session.perform(.copy([copied])) }
    return app
  }

  private static func items(_ app: TinyApp) -> [String] {
    (app.tree.map { tree in (0..<tree.count).filter { tree.type(of: $0) == .menuItem } } ?? [])
      .map { app.tree?.label(of: $0) ?? "" }
  }

  @Test("shows what can be done with the text, after a long press and after two and three taps")
  func offered() {
    let empty = Self.app(copied: "x")
    empty.touch("field", .longPress)
    #expect(Self.items(empty) == ["Paste"])
    let nothing = Self.app()
    nothing.touch("field", .longPress)
    #expect(nothing.rows(.menu).isEmpty)
    let filled = Self.app(text: "two words", copied: "x")
    filled.touch("field", .longPress)
    #expect(Self.items(filled) == ["Paste", "Select", "Select All"])
    filled.touch("field", .doubleTap)
    #expect(Self.items(filled) == ["Cut", "Copy", "Paste", "Select All"])
    filled.touch("field", .tripleTap)
    #expect(Self.items(filled) == ["Cut", "Copy", "Paste"])
  }

  @Test("gives away nothing of a secure field")
  func secure() {
    let app = Self.app(.secureTextField, text: "secret", copied: "x")
    app.touch("field", .tripleTap)
    #expect(Self.items(app) == ["Paste"])
    app.process?.press(PressedKey("c", holding: [.command]))
    #expect(app.session.pasteboard.text == "x")
  }

  @Test("stands in a window of its own, next to the field")
  func place() throws {
    let app = Self.app(copied: "x")
    app.touch("field", .longPress)
    #expect(app.rows(.window).count == 3)
    let tree = try #require(app.tree)
    let menu = try #require((0..<tree.count).first { tree.type(of: $0) == .menu })
    let field = try #require(app.frame("field"))
    #expect(tree.frame(of: menu).y + tree.frame(of: menu).height <= field.y)
  }

  @Test("cuts, copies and pastes in place of what is selected")
  func edits() {
    let app = Self.app(text: "one two")
    app.touch("field", .tripleTap)
    app.touch(label: "Copy")
    #expect(app.session.pasteboard.strings == ["one two"])
    #expect(Self.items(app) == [])
    app.process?.press(PressedKey("x", holding: [.command]))
    #expect(app.context("text") == "")
    app.touch("field", .longPress)
    app.touch(label: "Paste")
    app.process?.press(PressedKey("v", holding: [.command]))
    #expect(app.context("text") == "one twoone two")
  }

  @Test("selects, and then shows what can be done with that")
  func selects() {
    let app = Self.app(text: "one two")
    app.touch("field", .longPress)
    app.touch(label: "Select")
    #expect(Self.items(app) == ["Cut", "Copy", "Select All"])
    app.touch(label: "Select All")
    app.touch(label: "Cut")
    #expect(app.session.pasteboard.text == "one two")
    #expect(app.context("text") == "")
  }

  @Test("goes on a touch elsewhere, which does what it does, and with the next key")
  func goes() {
    let app = Self.app(text: "one", copied: "x")
    app.touch("field", .longPress)
    app.touch("go")
    #expect(app.rows(.menu).isEmpty)
    #expect(app.context("mark") == "went")
    app.touch("field", .longPress)
    app.type("y")
    #expect(app.rows(.menu).isEmpty)
    app.touch("field", .longPress)
    app.touch("other")
    #expect(app.rows(.menu).isEmpty)
  }

  @Test("speaks the language of the app, else English")
  func languages() {
    #expect(
      EditMenuItem.allCases.map { $0.label(in: "ru") }
        == ["Вырезать", "Скопировать", "Вставить", "Выбрать", "Выбрать все"])
    #expect(EditMenuItem.paste.label(in: "ja") == "ペースト")
    #expect(EditMenuItem.paste.label(in: "xx") == "Paste")
    for language in ["en", "de", "ru", "ja", "fr", "es"] {
      #expect(Set(EditMenuItem.allCases.map { $0.label(in: language) }).count == 5)
    }
  }

  @Test("a field of one line has blanks for the breaks of what is pasted")
  func lines() {
    let app = Self.app(copied: "a\nb")
    app.touch("field", .longPress)
    app.touch(label: "Paste")
    #expect(app.context("text") == "a b")
    let view = Self.app(.textView, copied: "a\nb")
    view.touch("field", .longPress)
    view.touch(label: "Paste")
    #expect(view.context("text") == "a\nb")
  }
}
