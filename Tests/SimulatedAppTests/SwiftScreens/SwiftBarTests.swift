import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

/// Bars of screens that are Swift types, and whether these come into sight.
@Suite("Bars of screens as Swift types") struct SwiftBarTests {
  private static let app = AppDefinition.tiny([
    Screen("first", title: "First") {
      Button("Open", id: "open").onTap("OPEN")
      On("OPEN", do: .push("seen"))
    },
    Screen("last", title: "Last") {},
  ]).adding { SeenScreen() }

  private static func opened() -> TinyApp {
    let app = TinyApp(Self.app)
    app.touch("open")
    return app
  }

  @Test("items at the left end stand in place of the back button, and answer to taps")
  func leftBarItems() {
    let app = Self.opened()
    #expect(app.frame("close") == ElementFrame(x: 8, y: 59, width: 44, height: 44))
    #expect(app.element("BackButton") == nil)
    app.touch("close")
    #expect(app.front?.name == "first")
  }

  @Test("a screen that comes into sight gets an event, the first time and again")
  func appeared() {
    let app = Self.opened()
    #expect(app.label(of: "seen") == "1")
    app.touch("next")
    app.touch("BackButton")
    #expect(app.label(of: "seen") == "2")
  }
}

/// Counts how often it has come into sight.
private struct SeenScreen: SwiftScreen {
  struct State: Equatable, Sendable { var seen = 0 }
  enum Event: Sendable { case close, next, appeared }
  var initial: State { State() }

  func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
    switch event {
    case .close: return [.pop]
    case .next: return [.push("last")]
    case .appeared: state.seen += 1
    }
    return []
  }

  func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
    Text("\(state.seen)", id: "seen")
    Button("Next", id: "next").onTap(send(.next))
  }

  func leftBarItems(_ state: State, _ send: Sender) -> [ElementDefinition] {
    Button("Close", id: "close").onTap(send(.close))
  }

  func event(named name: String, data: FormatValue) -> Event? {
    name == "appeared" ? .appeared : nil
  }
}
