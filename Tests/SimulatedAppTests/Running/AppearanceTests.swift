import SimulatedApp
import Testing

/// The event of a screen that comes into sight.
@Suite("Screens that appear") struct AppearanceTests {
  private static func counting(_ style: PresentationStyle) -> TinyApp {
    TinyApp(
      Screen("list") {
        Context("seen", 0)
        On("appeared", do: .assign("seen", "seen + 1"))
        On("PUSH", do: .push("details"))
        On("PRESENT", do: .present("details", style: style))
        State("only") {}
      },
      Screen("details") {
        On("BACK", do: .pop)
        On("CLOSE", do: .dismiss)
        State("only") {}
      })
  }

  @Test("the first time counts")
  func first() {
    #expect(Self.counting(.sheet).context("seen") == 1)
  }

  @Test("it is there again when what was pushed on it is popped")
  func popped() {
    let app = Self.counting(.sheet)
    app.send("PUSH")
    app.send("BACK")
    #expect(app.context("seen") == 2)
  }

  @Test(
    "it was always there behind a sheet, and is there again after a full screen",
    arguments: [(PresentationStyle.sheet, 1), (.popover, 1), (.fullScreen, 2)])
  func dismissed(style: PresentationStyle, seen: Int) {
    let app = Self.counting(style)
    app.send("PRESENT")
    app.send("CLOSE")
    #expect(app.context("seen") == .integer(Int64(seen)))
  }

  @Test("a tab that is chosen appears, one that is chosen again does not")
  func tabs() {
    let screens = ["a", "b"].map { name in
      Screen(name) {
        Context("seen", 0)
        On("appeared", do: .assign("seen", "seen + 1"))
        State("only") {}
      }
    }
    let app = TinyApp(
      .tiny(
        screens,
        container: .tabs([Tab("A", id: "a.tab", root: "a"), Tab("B", id: "b.tab", root: "b")])))
    for tab in ["b.tab", "b.tab", "a.tab", "b.tab"] { app.touch(tab) }
    #expect(app.front?.name == "b")
    #expect(app.context("seen") == 2)
  }

  @Test("a screen that does not answer to it gets no event")
  func silent() {
    let app = TinyApp(Screen("a") { State("only") {} }, Screen("b") { State("only") {} })
    #expect(!app.trace.contains { $0.hasPrefix("appeared") })
  }

  @Test("screens that send each other away for ever end the app")
  func endless() {
    let app = TinyApp(
      Screen("a") {
        On("appeared", do: .push("b"))
        State("only") {}
      },
      Screen("b") {
        On("appeared", do: .pop)
        State("only") {}
      })
    #expect(app.crash?.contains("at one instant") == true)
  }
}
