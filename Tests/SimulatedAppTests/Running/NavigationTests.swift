import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Navigation")
struct NavigationTests {
  private static func screen(_ name: String, _ events: EventDefinition...) -> ScreenDefinition {
    ScreenDefinition(
      name: name, on: events, initial: "shown",
      states: [
        StateDefinition(
          name: "shown", entry: [mark("in " + name)], exit: [mark("out " + name)])
      ])
  }

  /// Three screens that push each other, and one that is presented.
  private static func stack() -> TinyApp {
    TinyApp(
      screen("a", On("NEXT", do: .push("b")), On("SHOW", do: .present("sheet"))),
      screen("b", On("NEXT", do: .push("c")), On("BACK", do: .pop)),
      screen("c", On("ROOT", do: .popToRoot), On("BACK", do: .pop)),
      screen("sheet", On("CLOSE", do: .dismiss), On("NEXT", do: .push("b"))))
  }

  @Test("push puts a screen in front and leaves the others open")
  func push() {
    let app = Self.stack()
    app.send("NEXT")
    #expect(app.front?.name == "b")
    #expect(app.openScreens == ["a", "b"])
  }

  @Test("pop leaves the front screen's states and shows the one below as it was")
  func pop() {
    let app = Self.stack()
    app.send("NEXT")
    #expect(
      app.traced { app.send("BACK") } == ["BACK", "mark=out b", "-shown", "close b"])
    #expect(app.front?.name == "a")
    #expect(app.openScreens == ["a"])
  }

  @Test("the first screen of a stack cannot be popped")
  func popRoot() {
    let app = TinyApp(Self.screen("a", On("BACK", do: .pop)))
    #expect(app.traced { app.send("BACK") } == ["BACK"])
  }

  @Test("popToRoot closes all but the first, the front one first")
  func popToRoot() {
    let app = Self.stack()
    ["NEXT", "NEXT"].forEach { app.send($0) }
    #expect(
      app.traced { app.send("ROOT") } == [
        "ROOT", "mark=out c", "-shown", "close c", "mark=out b", "-shown", "close b",
      ])
  }

  @Test("a presented screen has a stack of its own, and dismiss closes all of it")
  func present() {
    let app = Self.stack()
    ["SHOW", "NEXT"].forEach { app.send($0) }
    #expect(app.openScreens == ["a", "sheet", "b"])
    app.send("BACK")
    #expect(app.front?.name == "sheet")
    app.send("NEXT")
    app.process?.navigator.dismiss()
    #expect(app.openScreens == ["a"])
  }

  @Test("pushed screens get the values of with, over their own context")
  func with() {
    let app = TinyApp(
      Screen("a") {
        Context("id", 7)
        On("NEXT", do: .push("b", with: ["id": "id", "from": "event.from"]))
        State("only") {}
      },
      Screen("b") {
        Context("id", 0)
        Context("kept", "yes")
        State("only") {}
      })
    app.send("NEXT", data: .record(["from": "here"]))
    #expect(app.front?.context == ["id": 7, "kept": "yes", "from": "here"])
  }

  @Test("an entry that pushes shows the second screen over the first")
  func entryPushes() {
    let app = TinyApp(
      Screen("a") { State("only") { Entry(.push("b")) } }, Screen("b") { State("only") {} })
    #expect(
      app.trace == ["start Main", "push a", "+only", "push b", "+only"])
    #expect(app.front?.name == "b")
  }

  @Test("a transition that pops its own screen enters nothing more")
  func popsItself() {
    let app = TinyApp(
      Screen("a") {
        On("NEXT", do: .push("b"))
        State("only") {}
      },
      Screen("b") {
        State("one") { On("GO", to: "two", do: .pop) }
        State("two") { After(.seconds(1), to: "one") }
      })
    app.send("NEXT")
    #expect(app.traced { app.send("GO") } == ["GO", "-one", "close b"])
    #expect(app.session.nextEvent == nil)
  }

  @Test("an exit that pops takes its own screen away once, not the one below")
  func exitPops() {
    let app = TinyApp(
      Self.screen("a", On("NEXT", do: .push("b"))),
      Self.screen("b", On("NEXT", do: .push("c"))),
      Screen("c") {
        State("one") {
          Exit(.pop, mark("out"))
          On("GO", to: "two")
        }
        State("two") {}
      })
    ["NEXT", "NEXT"].forEach { app.send($0) }
    #expect(app.traced { app.send("GO") } == ["GO", "-one", "close c", "mark=out"])
    #expect(app.front?.name == "b")
  }

  @Test("what an exit raises is not answered by a screen that goes away")
  func exitRaises() {
    let app = TinyApp(
      Self.screen("a", On("NEXT", do: .push("b"))),
      Screen("b") {
        On("X", to: "two")
        State("one") { Exit(.raise("X")) }
        State("two") { After(.seconds(1), to: "one") }
      })
    app.send("NEXT")
    app.process?.navigator.pop()
    #expect(app.openScreens == ["a"])
    #expect(app.session.nextEvent == nil)
  }

  @Test("an unknown screen ends the app, with the nearest name")
  func unknownScreen() {
    let app = TinyApp(Self.screen("main", On("GO", do: .push("detials"))), Self.screen("details"))
    app.send("GO")
    #expect(app.crash == "there is no screen \"detials\"; the nearest is \"details\"")
  }
}

@Suite("Coordinators")
struct CoordinatorTests {
  private static func app(
    _ a: ActionDefinition..., entryOfB: [ActionDefinition] = [], exitOfA: [ActionDefinition] = []
  ) -> AppDefinition {
    AppDefinition(
      name: "Tiny", bundleIdentifier: "com.example.tiny", defaultCoordinator: "Alpha",
      coordinators: [
        CoordinatorDefinition(name: "Alpha", root: "a", with: ["who": "environment.WHO"]),
        CoordinatorDefinition(name: "Beta", root: "b", container: .plain),
      ],
      screens: [
        ScreenDefinition(
          name: "a", on: [EventDefinition("GO", [TransitionDefinition(to: "two", actions: a)])],
          initial: "one",
          states: [
            StateDefinition(name: "one", exit: exitOfA), StateDefinition(name: "two"),
          ]),
        ScreenDefinition(
          name: "b", initial: "one", states: [StateDefinition(name: "one", entry: entryOfB)]),
      ])
  }

  @Test("the launch argument names the coordinator that starts")
  func argument() {
    #expect(TinyApp(Self.app()).front?.name == "a")
    let app = TinyApp(Self.app(), arguments: ["-coordinatorUnderUITest", "Beta"])
    #expect(app.front?.name == "b")
  }

  @Test("with fills the first screen's context from what the launch gave")
  func with() {
    let app = TinyApp(Self.app(), environment: ["WHO": "me"])
    #expect(app.context("who") == "me")
  }

  @Test("an unknown coordinator ends the app, with those there are and the nearest")
  func unknown() {
    let app = TinyApp(Self.app(), arguments: ["-coordinatorUnderUITest", "Bata"])
    #expect(
      app.crash == "there is no coordinator \"Bata\"; the known coordinators are Alpha, Beta; "
        + "the nearest is \"Beta\"")
  }

  @Test("starting a coordinator inside a transition closes all, and enters nothing of it more")
  func insideTransition() {
    let app = TinyApp(Self.app(mark("before"), .start(coordinator: "Beta"), mark("after")))
    #expect(
      app.traced { app.send("GO") } == [
        "GO", "-one", "mark=before", "close a", "start Beta", "push b", "+one", "mark=after",
      ])
    #expect(app.openScreens == ["b"])
    #expect(app.process?.stacks.count == 1)
    #expect(app.process?.frontStack?.hasBar == false)
  }

  @Test("what an exit would show while everything closes is not shown")
  func exitShows() {
    for action: ActionDefinition in [
      .push("b"), .present("b"), .start(coordinator: "Alpha"), .pop, .dismiss, .popToRoot,
    ] {
      let app = TinyApp(Self.app(exitOfA: [action]))
      app.process?.navigator.start(coordinator: "Beta")
      #expect(app.openScreens == ["b"])
      #expect(app.process?.stacks.map { $0.screens.map(\.name) } == [["b"]])
      #expect(app.process?.presented.isEmpty == true)
    }
  }

  @Test("coordinators that start each other for ever end the app at a limit")
  func cycle() {
    let app = TinyApp(
      Self.app(.start(coordinator: "Beta"), entryOfB: [.start(coordinator: "Beta")]))
    app.send("GO")
    #expect(
      app.crash == "b: more than 32 screens open or close each other at one instant")
  }

  @Test("a screen that pushes itself on entry ends the app at a limit")
  func pushesItself() {
    let app = TinyApp(Screen("a") { State("only") { Entry(.push("a")) } })
    #expect(
      app.crash == "a: more than 32 screens open or close each other at one instant")
  }

  @Test("so many screens may be open at once")
  func openScreens() {
    let app = TinyApp(
      Screen("a") {
        On("NEXT", do: .push("a"))
        State("only") {}
      })
    for _ in 1..<AppProcess.openScreenLimit { app.send("NEXT") }
    #expect(app.crash == nil)
    app.send("NEXT")
    #expect(app.crash == "more than 1000 screens are open at once")
  }
}

@Suite("Tabs")
struct TabTests {
  private static func tabs() -> TinyApp {
    let screens = ["a", "b"].map { name in
      Screen(name) {
        On("NEXT", do: .push("c"))
        On("OTHER", do: .selectTab("More"))
        On("THIRD", do: .selectTab("Мои"))
        State("only") {}
      }
    }
    var app = AppDefinition.tiny(
      screens + [Screen("c") { State("only") {} }],
      container: .tabs([
        Tab("Home", id: "tab.home", root: "a"), Tab("More", root: "b"),
        Tab(.string(key: "mine"), root: "b"),
      ]))
    app.strings = ["ru": ["mine": "Мои"]]
    return TinyApp(app, arguments: ["-AppleLanguages", "(ru)"])
  }

  @Test("every tab's first screen stands from the start, the first tab in front")
  func start() {
    let app = Self.tabs()
    #expect(app.openScreens == ["a", "b", "b"])
    #expect(app.front?.name == "a")
  }

  @Test("each tab keeps its own stack")
  func stacks() {
    let app = Self.tabs()
    app.send("NEXT")
    app.process?.navigator.selectTab("More")
    #expect(app.front?.name == "b")
    app.process?.navigator.selectTab("tab.home")
    #expect(app.front?.name == "c")
  }

  @Test("a tab is selected by identifier or by the words it shows; an unknown one by nothing")
  func names() {
    let app = Self.tabs()
    #expect(app.traced { app.send("OTHER") } == ["OTHER", "tab 1", "push b", "+only"])
    #expect(app.traced { app.send("THIRD") } == ["THIRD", "tab 2", "push b", "+only"])
    #expect(app.traced { app.process?.navigator.selectTab("nothing") } == [])
  }
}
