import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Screens as Swift types")
struct SwiftScreenTests {
  @Test("stand among other screens, and take what those give them")
  func given() {
    let app = CounterApp.launched()
    #expect(app.front?.name == "counter")
    #expect(app.label(of: "count") == "3")
    #expect(app.crash == nil)
  }

  @Test("take no links that fit no pattern of the app")
  func unknownLink() {
    #expect(!CounterApp.launched().session.device.links.open("counter://none"))
  }

  @Test("answer taps with a new state and view")
  func tap() {
    let app = CounterApp.launched()
    #expect(app.traced { app.touch("add") } == ["add", "count=4"])
    #expect(app.label(of: "count") == "4")
  }

  @Test("give values to the screens that they push")
  func push() {
    let app = CounterApp.launched()
    #expect(app.traced { app.touch("next") } == ["next", "push last", "+shown"])
    #expect(app.label(of: "last") == "3")
  }

  @Test("load what any screen could, and name their states in the journal")
  func load() {
    let app = CounterApp.launched()
    #expect(
      app.traced { app.touch("load") } == [
        "load", "isLoading=1", "-shown", "+isLoading", "count #1",
      ])
    #expect(app.element("busy") != nil)
    #expect(
      app.traced { app.pass(.seconds(2)) } == [
        "count done", "loaded(40)", "count=40", "isLoading=0", "-isLoading", "+shown",
      ])
    #expect(app.label(of: "count") == "40")
  }

  @Test("get the error of a loader that a test makes fail")
  func failure() {
    let app = CounterApp.launched()
    app.session.device.outcomes.ofAll = true
    app.touch("load")
    app.pass(.seconds(2))
    #expect(app.label(of: "error") == "No count")
    #expect(app.state == "error")
  }

  @Test("get a failure for a result of another kind")
  func otherResult() {
    var definition = CounterApp.definition
    definition.loaders[0].result = "forty"
    let app = CounterApp.launched(definition)
    app.touch("load")
    app.pass(.seconds(2))
    #expect(app.state == "error")
  }

  @Test("get their loaders' results from stubs")
  func stubs() {
    var definition = CounterApp.definition.adding {
      StubSet("Set") { Stub("GET", "/count", answers: .value(7)) }
      DefaultStubs("Set")
    }
    definition.loaders = [Loader("count", request: RequestVariant("GET", "/count"))]
    let app = CounterApp.launched(definition)
    app.touch("load")
    app.pass(.seconds(2))
    #expect(app.label(of: "count") == "7")
  }

  @Test("show alerts whose buttons send events")
  func alert() {
    let app = CounterApp.launched()
    app.touch("reset")
    #expect(app.process?.alert?.title == "Reset?")
    app.touch(label: "Yes")
    #expect(app.label(of: "count") == "0")
    #expect(app.trace.suffix(3) == ["alert closed by Yes", "reset", "count=0"])
  }

  @Test("send events later, until they are cancelled")
  func later() {
    let app = CounterApp.launched()
    app.touch("later")
    app.pass(.seconds(1))
    #expect(app.label(of: "count") == "4")
    app.touch("later")
    app.send("STOP")
    app.pass(.seconds(5))
    #expect(app.label(of: "count") == "4")
  }

  @Test("cancel loaders by name, and all when they go")
  func cancel() {
    let app = CounterApp.launched()
    app.touch("load")
    #expect(app.traced { app.send("STOP") }.last == "count cancelled")
    app.touch("load")
    let trace = app.traced { app.process?.navigator.pop() }
    #expect(trace.contains("count cancelled"))
    #expect(app.process?.runs.isEmpty == true)
  }

  @Test("read what is typed, and raise the change")
  func typing() {
    let app = CounterApp.launched()
    app.touch("name")
    app.type("Ann")
    #expect(app.process?.focus != nil)
    #expect(app.context("name") == "Ann")
    #expect(app.element("name")?.value == "Ann")
  }

  @Test("give meaning to events that have only a name")
  func named() {
    let app = CounterApp.launched()
    app.send("GREET", data: "Bob")
    #expect(app.context("name") == "Bob")
    #expect(app.traced { app.send("NOTHING") } == ["NOTHING?"])
  }

  @Test("are the states that an enumeration names")
  func phases() {
    let app = TinyApp(AppDefinition.tiny([ScreenDefinition(PhaseScreen())]))
    app.touch("go")
    app.touch("go")
    #expect(app.trace.filter { $0.hasPrefix("+") } == ["+idle", "+busy", "+done"])
  }

  @Test("say which loader is not there, with the nearest")
  func unknownLoader() {
    let loader = Loader("counts", latency: .fixed(.zero))
    var definition = CounterApp.definition
    definition.loaders = [loader]
    let app = CounterApp.launched(definition)
    app.touch("load")
    #expect(app.crash == "counter: there is no loader \"count\"; the nearest is \"counts\"")
  }
}
