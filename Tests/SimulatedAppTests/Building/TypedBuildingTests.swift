import SimulatedApp
import Testing

@Suite("Typed keys in builders")
struct TypedBuildingTests {
  private static let count = ContextKey("count", 0)
  private static let email = ContextKey("email", "")
  private static let isOpen = ContextKey("isOpen", false)
  private static let items = ContextKey("items", ["a", "b"])
  private static let visits = ContextKey("app.visits", 0)

  private static let typed = Screen("main") {
    count
    email
    isOpen
    items
    TextField("email", binds: email)
    Switch("open").binds(isOpen).enabled(if: count > 1)
    Text(count.text, id: "count").hidden(if: !isOpen).selected(if: isOpen)
    Cell(.bind("item")).forEach(items)
    On("ADD", if: count < 3, do: .assign(count, count + 1), .assign(isOpen, true))
    On("NEXT", do: .push("next", giving: Given(email, email)), .store("seen", count * 2))
    On("SHOW", do: .present("next", giving: Given(email, "a")))
    State("one") {
      After(.seconds(1), to: "two", if: isOpen)
      Invoke("feed", onDone: .to("two", if: email.length > 0))
    }
    State("two")
  }

  private static let plain = Screen("main") {
    Context("count", 0)
    Context("email", "")
    Context("isOpen", false)
    Context("items", ["a", "b"])
    TextField("email", binds: "email")
    Switch("open").binds("isOpen").enabled(if: "count > 1")
    Text(.bind("count"), id: "count").hidden(if: "NOT isOpen == TRUE")
      .selected(if: "isOpen == TRUE")
    Cell(.bind("item")).forEach("items")
    On("ADD", if: "count < 3", do: .assign("count", "count + 1"), .assign("isOpen", "TRUE"))
    On("NEXT", do: .push("next", with: ["email": "email"]), .store("seen", "count * 2"))
    On("SHOW", do: .present("next", with: ["email": "\"a\""]))
    State("one") {
      After(.seconds(1), to: "two", if: "isOpen == TRUE")
      Invoke("feed", onDone: .to("two", if: "email.length > 0"))
    }
    State("two")
  }

  @Test("make the definition that words make")
  func definition() { #expect(Self.typed == Self.plain) }

  @Test("are checked as words are")
  func check() {
    let app = AppDefinition.tiny([
      Screen("main") { On("ADD", if: Self.count > 3) }
    ])
    #expect(app.check().map(\.message) == ["unknown context key \"count\""])
  }

  @Test("run as words do")
  func run() {
    let app = TinyApp(
      Screen("main") {
        Self.count
        On("ADD", if: Self.count < 2, do: .assign(Self.count, Self.count + 1))
      })
    app.send("ADD")
    app.send("ADD")
    app.send("ADD")
    #expect(app.trace.suffix(5) == ["ADD", "count=1", "ADD", "count=2", "ADD?"])
  }

  @Test("are shared by all screens where they say so")
  func shared() {
    let app = AppDefinition("A", bundleIdentifier: "a", default: "Main") {
      Self.visits
      Coordinator("Main", root: "main")
      Screen("main") { On("GO", do: .assign(Self.visits, Self.visits + 1)) }
    }
    #expect(app.context == ["visits": 0])
    #expect(app.check() == [])
  }
}
