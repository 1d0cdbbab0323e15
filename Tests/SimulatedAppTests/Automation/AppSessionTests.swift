import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Sessions: acting")
struct AppSessionActingTests {
  private static func query(_ identifier: String) -> Query {
    Query().descendants(.any).identified(by: identifier)
  }

  @Test("an element far down a table is scrolled to, and then touched")
  func scrollsIntoView() {
    for container: CoordinatorDefinition.Container in [.navigation, .plain] {
      let row = ElementDefinition(
        .cell, identifier: .bind("item"), forEach: "items",
        gestures: [GestureDefinition(.tap, raises: "OPEN", data: ["row": "item"])])
      let app = TinyApp(
        .tiny(
          [
            Screen("main", root: Table("list")) {
              Context("items", .list((1...1_000).map { .string("row\($0)") }))
              On("OPEN", do: .assign("opened", "event.row"))
              State("only") { row }
            }
          ], container: container))
      for name in ["row700", "row1000", "row1", "row20"] {
        #expect(app.session.perform(.tap, on: Self.query(name), title: "") == nil)
        #expect(app.context("opened") == .string(name))
      }
    }
  }

  @Test("an element under the keyboard cannot be hit")
  func underKeyboard() {
    let app = TinyApp(
      Screen("main") {
        TextField("field")
        Button("Low", id: "low").position(y: 600)
        State("only") {}
      })
    _ = app.session.perform(.tap, on: Self.query("field"), title: "")
    guard
      case .notHittable(let row, let reason) = app.session.perform(
        .tap, on: Self.query("low"), title: "")
    else {
      Issue.record("the button was hit")
      return
    }
    #expect(row == "Button, {{16.0, 703.0}, {361.0, 44.0}}, identifier: 'low', label: 'Low'")
    #expect(reason.hasPrefix("it is covered by Key, {{"))
  }

  @Test("typing needs the focus on the element or below it")
  func keyboardFocus() {
    let app = TinyApp(
      Screen("main") {
        TextField("first")
        TextField("second")
        State("only") {}
      })
    _ = app.session.perform(.tap, on: Self.query("first"), title: "")
    #expect(
      app.session.perform(.type("x", into: Self.query("second")), title: "")
        == .noKeyboardFocus(row: "TextField, {{16.0, 145.0}, {361.0, 34.0}}, identifier: 'second'"))
    #expect(app.session.perform(.type("x", into: Query()), title: "") == nil)
    #expect(app.element("first")?.value == "x")
  }

  @Test("after a halt no call does anything, or lets time pass")
  func halt() {
    let app = TinyApp(Screen("main") { State("only") { Button("Go", id: "go") } })
    let session = app.session
    session.halt()
    let start = session.now
    let go = Self.query("go")
    #expect(session.perform(.tap, on: go, title: "") == nil)
    #expect(session.perform(.type("x", into: go), title: "") == nil)
    #expect(session.launch(arguments: [], environment: [:]) == nil)
    #expect(!session.exists(go))
    #expect(session.count(go) == 0)
    #expect(session.all(go) == nil)
    #expect(!session.waiter.wait(for: go, toExist: true, timeout: .seconds(5), title: ""))
    #expect(session.now == start)
    session.resume()
    #expect(session.exists(go))
  }

  @Test("touches at no place, or at no app, do nothing")
  func nowhere() {
    let app = TinyApp(Screen("main") { State("only") {} })
    let nowhere = ElementPoint(x: .nan, y: .infinity)
    #expect(app.session.perform(.tap, at: nowhere, title: "") == nil)
    app.session.terminate()
    #expect(
      app.session.perform(.tap, at: ElementPoint(x: 1, y: 1), title: "")
        == .notRunning(bundle: "com.example.tiny"))
  }
}

@Suite("Sessions: lives of the app")
struct AppSessionLifeTests {
  private static let screen = Screen("main") {
    Context("seen", "")
    On("SEE", do: .store("seen", "TRUE"))
    On("ASK", if: "defaults.seen == TRUE", do: mark("seen"))
    On("ASK", do: mark("new"))
    On("FALL", do: .crash(message: "out of luck"))
    On("LATER", do: .raise(event: "FALL", after: .seconds(2)))
    On("FAST", if: "'-fast' IN arguments AND environment.MODE == 'test'", do: mark("fast"))
    On("SPEED", if: "defaults.speed == 3", do: mark("three"))
    State("only") { Text(.string(key: "hello"), id: "hello") }
  }

  private static func app(arguments: [String] = [], environment: [String: String] = [:]) -> TinyApp
  {
    var app = AppDefinition.tiny([screen])
    app.strings = ["en": ["hello": "Hello"], "ru": ["hello": "Привет"]]
    app.defaults = ["seen": false, "speed": 1]
    return TinyApp(app, arguments: arguments, environment: environment)
  }

  @Test("stored defaults outlive the process")
  func defaults() {
    let app = Self.app()
    #expect(app.traced { app.send("ASK") } == ["ASK", "mark=new"])
    app.send("SEE")
    app.session.terminate()
    #expect(app.session.runState == .notRunning)
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.traced { app.send("ASK") } == ["ASK", "mark=seen"])
  }

  @Test("arguments and environment are seen by guards; an argument's value goes over a default")
  func launchFacts() {
    let app = Self.app(arguments: ["-fast", "-speed", "3"], environment: ["MODE": "test"])
    #expect(
      app.traced { ["FAST", "SPEED"].forEach { app.send($0) } } == [
        "FAST", "mark=fast", "SPEED", "mark=three",
      ])
  }

  @Test("-AppleLanguages chooses the words")
  func language() {
    #expect(Self.app().element("hello")?.label == "Hello")
    #expect(Self.app(arguments: ["-AppleLanguages", "(ru)"]).element("hello")?.label == "Привет")
    #expect(
      Self.app(arguments: ["-AppleLanguages", "(en, ru)"]).element("hello")?.label == "Hello")
    #expect(Self.app(arguments: ["-AppleLanguages", "(de)"]).element("hello")?.label == "Hello")
  }

  @Test("a process that is ended keeps nothing pending")
  func terminate() {
    let app = Self.app()
    app.send("LATER")
    app.session.terminate()
    #expect(app.session.nextEvent == nil)
  }

  @Test("an app that has crashed does not run, and says why to every later call")
  func crash() {
    let app = Self.app()
    app.send("LATER")
    app.session.advance(by: .seconds(2))
    #expect(app.trace.last == "crash: out of luck")
    #expect(app.session.runState == .notRunning)
    let crashed = AutomationFailure.crashed(app: "Tiny", reason: "out of luck")
    #expect(throws: crashed) { try app.session.find(Query().descendants(.staticText)) }
    #expect(app.session.perform(.tap, on: Query(), title: "") == crashed)
    #expect(!app.session.exists(Query().descendants(.staticText)))
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.session.exists(Query().descendants(.staticText)))
  }

  @Test("a crash during the launch fails the launch")
  func launchCrash() {
    let session = AppSession(
      app: CompiledApp(
        .tiny([Screen("main") { State("only") { Entry(.crash(message: "early")) } }])),
      configuration: SessionConfiguration())
    #expect(
      session.launch(arguments: [], environment: [:]) == .crashed(app: "Tiny", reason: "early"))
    #expect(session.now == VirtualInstant(nanoseconds: 20_000_000))
  }

  @Test("calls to an app that was never launched say so")
  func neverLaunched() {
    let session = AppSession(
      app: CompiledApp(.tiny([Self.screen])), configuration: SessionConfiguration())
    #expect(throws: AutomationFailure.notRunning(bundle: "com.example.tiny")) {
      try session.find(Query())
    }
  }

  @Test("work put on the clock is done whether the app runs, has crashed or has ended")
  func calls() {
    let app = Self.app()
    app.send("FALL")
    let done = Counter()
    _ = app.session.device.schedule(.call { done.count += 1 }, for: nil, after: .seconds(1))
    app.session.advance(by: .seconds(1))
    app.session.terminate()
    _ = app.session.device.schedule(.call { done.count += 1 }, for: nil, after: .seconds(1))
    app.session.advance(by: .seconds(1))
    #expect(done.count == 2)
  }

  @Test("20,000 launches leave nothing behind")
  func manyLaunches() {
    let app = Self.app()
    for _ in 0..<20_000 {
      app.send("LATER")
      _ = app.session.launch(arguments: [], environment: [:])
    }
    #expect(app.session.device.clock.pendingCount == 0)
    #expect(app.openScreens == ["main"])
    #expect(app.process?.runs.isEmpty == true)
  }

  @Test("a session is let go with all that it holds")
  func letGo() {
    weak var session: AppSession?
    weak var process: AppProcess?
    weak var screen: ScreenInstance?
    do {
      let app = Self.app()
      app.send("LATER")
      app.send("SEE")
      _ = app.tree
      (session, process, screen) = (app.session, app.process, app.front)
    }
    #expect(session == nil)
    #expect(process == nil)
    #expect(screen == nil)
  }

  @Test("a process is let go when the next one starts")
  func processLetGo() {
    let app = Self.app()
    weak let process = app.process
    app.send("LATER")
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(process == nil)
  }
}

private final class Counter: @unchecked Sendable {
  var count = 0
}
