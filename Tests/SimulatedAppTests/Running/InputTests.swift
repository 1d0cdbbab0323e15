import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Touches")
struct TouchTests {
  private static func app(_ view: [ElementDefinition], root: ElementDefinition? = nil) -> TinyApp {
    let events = ["INNER", "OUTER", "LONG"].map { On($0, do: mark($0)) }
    return TinyApp(
      ScreenDefinition(
        name: "main", root: root ?? ElementDefinition(.other), context: ["on": false], view: view,
        on: events, initial: "only", states: [StateDefinition(name: "only")]))
  }

  private static func cell(_ inner: ElementDefinition) -> ElementDefinition {
    ElementDefinition(
      .cell, identifier: "cell", gestures: [GestureDefinition(.tap, raises: "OUTER")],
      children: [inner])
  }

  private static func answered(_ inner: ElementDefinition, _ gesture: ElementGesture = .tap)
    -> [String]
  {
    let app = app([cell(inner)])
    return app.traced { app.touch("inner", gesture) }.filter { $0.hasPrefix("mark") }
  }

  @Test("the topmost element at the point answers")
  func topmost() {
    let inner = ElementDefinition(
      .staticText, identifier: "inner", gestures: [GestureDefinition(.tap, raises: "INNER")])
    #expect(Self.answered(inner) == ["mark=INNER"])
  }

  @Test("what answers nothing lets the touch through to what is around it")
  func bubbles() {
    #expect(Self.answered(ElementDefinition(.staticText, identifier: "inner")) == ["mark=OUTER"])
    #expect(Self.answered(ElementDefinition(.image, identifier: "inner")) == ["mark=OUTER"])
  }

  @Test(
    "a control keeps the touch, even when nothing answers",
    arguments: [
      ElementType.button, .switch, .slider, .textField, .link, .stepper,
    ])
  func controls(type: ElementType) {
    #expect(Self.answered(ElementDefinition(type, identifier: "inner")) == [])
  }

  @Test("a disabled element keeps the touch and does nothing")
  func disabled() {
    let inner = ElementDefinition(
      .staticText, identifier: "inner", isEnabled: false,
      gestures: [GestureDefinition(.tap, raises: "INNER")])
    #expect(Self.answered(inner) == [])
  }

  @Test("each gesture has an answer of its own")
  func gestures() {
    let inner = ElementDefinition(
      .staticText, identifier: "inner",
      gestures: [
        GestureDefinition(.tap, raises: "INNER"), GestureDefinition(.longPress, raises: "LONG"),
      ])
    #expect(Self.answered(inner, .longPress) == ["mark=LONG"])
    #expect(Self.answered(inner, .doubleTap) == [])
  }

  @Test("a gesture carries data from the context and the item of a repetition")
  func data() {
    let cell = ElementDefinition(
      .cell, identifier: .bind("item.id"), forEach: "items",
      gestures: [GestureDefinition(.tap, raises: "OPEN", data: ["id": "item.id", "n": "index"])])
    let app = TinyApp(
      ScreenDefinition(
        name: "main", context: ["items": .list([.record(["id": "x"]), .record(["id": "y"])])],
        view: [cell],
        on: [On("OPEN", do: .assign("got", "event.id"), .assign("at", "event.n"))],
        initial: "only", states: [StateDefinition(name: "only")]))
    #expect(app.traced { app.touch("y") } == ["OPEN", "got=y", "at=1"])
  }

  @Test("a field tells each change of its text, and nothing else")
  func textChanges() {
    let field = ElementDefinition(
      .searchField, identifier: "search", binding: "words",
      gestures: [GestureDefinition(.change, raises: "TYPED")])
    let app = TinyApp(
      ScreenDefinition(
        name: "main", context: ["words": "", "last": ""], view: [field],
        on: [On("TYPED", do: .assign("last", "words"))], initial: "only",
        states: [StateDefinition(name: "only")]))
    app.touch("search")
    let traced = app.traced {
      for letter in ["a", "b", "\u{8}", "\n"] { app.process?.type(Character(letter)) }
    }
    #expect(traced == ["TYPED", "last=a", "TYPED", "last=ab", "TYPED", "last=a", "focus none"])
  }

  @Test("a tap turns a switch on and off, bound or not")
  func switches() {
    for binding in ["on", nil] {
      let app = Self.app([ElementDefinition(.switch, identifier: "s", binding: binding)])
      #expect(app.element("s")?.value == "0")
      app.touch("s")
      #expect(app.element("s")?.value == "1")
      app.touch("s")
      #expect(app.element("s")?.value == "0")
      #expect(app.context("on") == .bool(false))
    }
  }

  @Test("a swipe scrolls what scrolls by 200 points, and no further than its content")
  func swipes() {
    let rows = (1...30).map { ElementDefinition(.button, identifier: .literal("row\($0)")) }
    let app = Self.app(rows, root: ElementDefinition(.table))
    let top = app.frame("row1")?.y ?? 0
    app.touch("row5", .swipeUp)
    #expect(app.frame("row1")?.y == top - 200)
    app.touch("row15", .swipeDown)
    app.touch("row5", .swipeDown)
    #expect(app.frame("row1")?.y == top)
    for _ in 0..<20 { app.session.device.touch(.swipeUp, at: ElementPoint(x: 196, y: 500)) }
    #expect(app.frame("row30").map { $0.y + $0.height } == 852)
  }
}

@Suite("Text fields")
struct TextFieldTests {
  private static func app(_ field: ElementDefinition, _ events: EventDefinition...) -> TinyApp {
    TinyApp(
      ScreenDefinition(
        name: "main", context: ["text": ""], view: [field], on: events, initial: "only",
        states: [
          StateDefinition(name: "only", on: [On("GO", to: "other")]),
          StateDefinition(name: "other"),
        ]))
  }

  private static func field(
    _ type: ElementType = .textField, binds binding: String? = "text",
    answers gesture: GestureDefinition? = nil
  ) -> ElementDefinition {
    ElementDefinition(
      type, identifier: "field", placeholder: "name", binding: binding,
      gestures: gesture.map { [$0] } ?? [])
  }

  @Test(
    "an empty field shows its placeholder as its value; a filled one its text",
    arguments: [
      "text", nil,
    ])
  func value(binding: String?) {
    let app = Self.app(Self.field(binds: binding))
    #expect(app.element("field")?.value == "name")
    app.touch("field")
    app.type("ab")
    #expect(app.element("field")?.value == "ab")
    app.type("\u{8}\u{8}\u{8}")
    #expect(app.element("field")?.value == "name")
    #expect(app.element("field")?.placeholderValue == "name")
  }

  @Test("an empty field that is blank has no value")
  func blank() {
    var field = Self.field()
    field.marks = [.blank]
    let app = Self.app(field)
    #expect(app.element("field")?.value == nil)
    app.touch("field")
    app.type("a")
    #expect(app.element("field")?.value == "a")
  }

  @Test("what is typed goes into the context key")
  func bound() {
    let app = Self.app(Self.field())
    app.touch("field")
    app.type("aбé👩‍👩‍👧")
    #expect(app.context("text") == "aбé👩‍👩‍👧")
    app.type("\u{7F}")
    #expect(app.context("text") == "aбé")
  }

  @Test("a secure field shows one bullet a character")
  func secure() {
    let app = Self.app(Self.field(.secureTextField))
    app.touch("field")
    app.type("пароль")
    #expect(app.element("field")?.value == "••••••")
    #expect(app.context("text") == "пароль")
  }

  @Test("a tap gives the focus, and brings the keyboard in a window of its own")
  func focus() {
    let app = Self.app(Self.field())
    #expect(app.rows(.keyboard).isEmpty)
    #expect(app.traced { app.touch("field") } == ["focus field"])
    #expect(app.element("field")?.hasKeyboardFocus == true)
    #expect(app.rows(.window) == ["Window (Main)", "Window"])
    #expect(app.rows(.keyboard) == ["Keyboard"])
    #expect(app.rows(.key).count == 29)
  }

  @Test("without focus, typing does nothing")
  func noFocus() {
    let app = Self.app(Self.field())
    app.type("abc")
    #expect(app.context("text") == "")
  }

  @Test(
    "the return key raises the field's submit event with its data, or dismisses the keyboard",
    arguments: ["\n", "\r", "\u{3}"])
  func submit(key: String) {
    let answering = Self.app(
      Self.field(answers: GestureDefinition(.submit, raises: "DONE", data: ["text": "text"])),
      On("DONE", do: .assign("sent", "event.text")))
    answering.touch("field")
    answering.type("x")
    #expect(answering.traced { answering.type(key) } == ["DONE", "sent=x"])
    let silent = Self.app(Self.field())
    silent.touch("field")
    #expect(silent.traced { silent.type(key) } == ["focus none"])
  }

  @Test("the return key of a text view is a new line")
  func textView() {
    let app = Self.app(Self.field(.textView))
    app.touch("field")
    app.type("a\rb")
    #expect(app.context("text") == "a\nb")
  }

  @Test("keys of the software keyboard type; shift holds for one letter")
  func softwareKeyboard() {
    let app = Self.app(Self.field())
    app.touch("field")
    app.touch(label: "shift")
    app.touch(label: "A")
    app.touch(label: "b")
    app.touch(label: "space")
    app.touch(label: "c")
    app.touch(label: "delete")
    app.touch("more")
    #expect(app.context("text") == "Ab ")
    app.touch(label: "return")
    #expect(app.rows(.keyboard).isEmpty)
  }

  @Test("the focus moves from field to field")
  func moves() {
    let app = TinyApp(
      Screen("main") {
        TextField("a", binds: "x")
        TextField("b", binds: "y")
        State("only") {}
      })
    app.touch("a")
    app.type("1")
    app.touch("b")
    app.type("2")
    #expect(app.context("x") == "1")
    #expect(app.context("y") == "2")
    #expect(app.element("a")?.hasKeyboardFocus == false)
  }

  @Test("fields of one repetition are told apart")
  func repeated() {
    let field = ElementDefinition(
      .textField, identifier: .bind("item"), forEach: "items")
    let app = TinyApp(
      ScreenDefinition(
        name: "main", context: ["items": .list(["a", "b"])], view: [field], initial: "only",
        states: [StateDefinition(name: "only")]))
    app.touch("b")
    app.type("x")
    #expect(app.element("a")?.value == "")
    #expect(app.element("b")?.value == "x")
    #expect(app.element("b")?.hasKeyboardFocus == true)
    #expect(app.element("a")?.hasKeyboardFocus == false)
  }

  @Test("an action gives the focus to a field of the state that is being entered")
  func focusAction() {
    let app = TinyApp(
      Screen("main") {
        State("a") { On("GO", to: "b", do: .focus("field")) }
        State("b") {
          TextField("field", binds: "x")
          On("OFF", do: .focus(nil))
          On("WRONG", do: .focus("nothing"))
        }
      })
    #expect(app.traced { app.send("GO") } == ["GO", "-a", "+b", "focus field"])
    #expect(app.traced { app.send("WRONG") } == ["WRONG"])
    #expect(app.traced { app.send("OFF") } == ["OFF", "focus none"])
  }

  @Test("the keyboard goes with its screen, under a new one, and with another tab")
  func leaving() {
    for action: ActionDefinition in [
      .push("main"), .present("main"), .start(coordinator: "Main"),
    ] {
      let app = Self.app(Self.field(), EventDefinition("LEAVE", [.to(do: action)]))
      app.touch("field")
      app.forget()
      app.send("LEAVE")
      #expect(app.trace.contains("focus none"))
      #expect(app.rows(.keyboard).isEmpty)
    }
    let app = Self.app(Self.field(), On("NEXT", do: .push("main")))
    app.send("NEXT")
    app.touch("field")
    #expect(app.traced { app.process?.navigator.pop() } == ["-only", "focus none", "close main"])
  }

  @Test("the keyboard goes with its field")
  func fieldGone() {
    let app = TinyApp(
      Screen("main") {
        Context("off", false)
        On("HIDE", do: .assign("off", "TRUE"))
        On("ASK", do: .alert("Sure?", buttons: []))
        State("a") {
          TextField("field", binds: "x").hidden(if: "off == TRUE")
          On("GO", to: "b")
          On("AGAIN", to: "a")
        }
        State("b") {}
      })
    for event in ["GO", "HIDE", "ASK"] {
      let again = TinyApp(app.session.app.definition)
      again.touch("field")
      again.send(event)
      #expect(again.rows(.keyboard).isEmpty, "\(event)")
    }
    app.touch("field")
    app.send("AGAIN")
    #expect(app.element("field")?.hasKeyboardFocus == true)
  }

  @Test("a disabled field takes no focus")
  func disabled() {
    var field = Self.field()
    field.isEnabled = false
    let app = Self.app(field)
    #expect(app.traced { app.touch("field") } == [])
  }
}
