import AccessibilityTree
import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Snapshots are kept until something changes")
struct SnapshotCachingTests {
  private static func app(seed: UInt64 = 1) -> TinyApp {
    TinyApp(
      loaders: [
        Loader(
          name: "feed", latency: .uniform(from: .milliseconds(1), through: .seconds(3)),
          failureRate: 0.3, result: "fed")
      ], seed: Seed(seed),
      Screen("main", title: .bind("text"), root: Table("list")) {
        Context("text", "")
        Context("on", false)
        TextField("field", placeholder: "text", binds: "text")
        Switch("switch", binds: "on")
        Button("Go", id: "go").onTap("GO").enabled(if: "on == TRUE")
        On("ASK", do: .alert("Sure?", buttons: [.init(label: "OK")]))
        On("SHOW", do: .present("sheet"))
        On("NEXT", do: .push("main"))
        On("BACK", do: .pop)
        On("FOCUS", do: .focus("field"))
        On("COUNT", do: .assign("app.count", "app.count + 1"))
        State("idle") { On("GO", to: "loading") }
        StateDefinition(
          name: "loading",
          invoke: [
            Invoke("feed", onDone: .to("idle", do: .assign("text", "event.data")), onError: "wrong")
          ])
        State("wrong") {
          After(.seconds(1), to: "idle")
          for name in 1...30 { Cell(.literal("cell\(name)")) { Text(.bind("app.count")) } }
        }
      },
      Screen("sheet") {
        On("CLOSE", do: .dismiss)
        State("only") { Text("Above") }
      })
  }

  private static func text(_ tree: ElementSnapshot) -> String { TreeText(tree).subtree() }

  @Test("nothing has happened: the same object")
  func same() {
    let app = Self.app()
    let first = app.session.device.snapshot
    app.pass(.seconds(1))
    #expect(app.session.device.snapshot === first)
  }

  @Test("each change makes a new one", arguments: ["ASK", "SHOW", "NEXT", "GO", "COUNT", "FOCUS"])
  func changed(event: String) {
    let app = Self.app()
    let first = app.session.device.snapshot
    app.send(event)
    #expect(app.session.device.snapshot !== first)
  }

  @Test("after whatever inputs, the kept tree is what a new one would be")
  func rebuilt() {
    var changes = 0
    for seed in FuzzCount.times(80) {
      let app = Self.app(seed: seed)
      var draws = SeededDraws(seed: seed)
      var before = ""
      for _ in 0..<25 {
        Self.disturb(app, &draws)
        guard let process = app.process, let kept = app.tree else { break }
        var maker = TreeMaker(process: process, profile: app.session.device.profile)
        let text = Self.text(kept)
        #expect(text == Self.text(maker.make().tree), "seed \(seed)")
        changes += text == before ? 0 : 1
        before = text
      }
      #expect(app.crash == nil)
    }
    #expect(changes > FuzzCount.least(250))
  }

  private static func disturb(_ app: TinyApp, _ draws: inout SeededDraws) {
    let events = ["ASK", "SHOW", "NEXT", "BACK", "GO", "COUNT", "FOCUS", "CLOSE"]
    switch draws.below(6) {
    case 0: app.send(draws.pick(events))
    case 1: app.pass(.milliseconds(draws.below(1_500)))
    case 2: app.type(draws.pick(["a", "Б", "\u{8}", "\n"]))
    case 3: app.session.device.scroll(to: Double(draws.below(1_000)))
    default:
      let gesture = draws.chance(80) ? ElementGesture.tap : draws.pick(ElementGesture.allCases)
      guard let tree = app.tree else { return }
      let point = tree.frame(of: draws.below(tree.count)).center
      app.session.device.touch(gesture, at: point)
    }
  }
}
