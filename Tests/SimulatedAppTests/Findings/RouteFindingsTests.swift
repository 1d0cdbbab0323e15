import SimulatedApp
import Testing

@Suite("Findings of an app's routes")
struct RouteFindingsTests {
  private static let view = #""view": [{ "type": "other", "identifier": "MainView" }]"#

  /// The main screen with a text for the members of its only state.
  private static func main(_ state: String, context: String = "") -> String {
    """
    {
      \(view),\(context)
      "states": {
        "shown": { \(state) }
      }
    }
    """
  }

  @Test func `a sound app has none`() throws {
    #expect(try AppTexts(["main": Self.main("")]).findings == [])
  }

  @Test func `the sample app has no faults`() throws {
    let app = try AppFolder(RepositoryFolder.screens).load()
    let faults = RouteFindings(app).all.filter { $0.kind.severity == .fault }
    #expect(faults.map(\.headline) == [])
  }

  @Test func `a screen and a state that nothing leads to`() throws {
    let lost = #"{ "view": [{ "type": "other", "identifier": "Lost" }], "states": { "s": {} } }"#
    let main = """
      { \(Self.view), "initial": "a",
        "states": {
          "a": {},
          "b": {} } }
      """
    let app = try AppTexts(["main": main, "lost": lost])
    #expect(
      app.findings == [
        "lost.json:1:1: fault: no route leads to the screen lost",
        "main.json:4:5: fault: no transition leads to the state b of the screen main",
      ])
    #expect(
      app.advice == [
        "push or present it somewhere, give it a coordinator, or delete its file",
        "name it as a target or as the initial state, or delete it",
      ])
  }

  @Test func `a presented screen that covers all and leads nowhere`() throws {
    let end = #"{ "view": [{ "type": "other", "identifier": "End" }], "states": { "s": {} } }"#
    let style = #""on": { "GO": { "actions": { "present": { "screen": "end", "style": "%" } } } }"#
    let full = try AppTexts([
      "main": Self.main(style.replacing("%", with: "fullScreen")), "end": end,
    ])
    #expect(
      full.findings == [
        "end.json:1:1: advice: the screen end is a dead end where it is presented: no transition "
          + "leads on from it, and nothing leads back"
      ])
    #expect(full.advice == ["add a transition with a push, \"pop\" or \"dismiss\""])
    let sheet = try AppTexts(["main": Self.main(style.replacing("%", with: "sheet")), "end": end])
    #expect(sheet.findings == [])
  }

  @Test func `a pushed screen has a back button, unless there is no bar`() throws {
    let end = #"{ "view": [{ "type": "other", "identifier": "End" }], "states": { "s": {} } }"#
    let main = Self.main(#""on": { "GO": { "actions": { "push": "end" } } }"#)
    #expect(try AppTexts(["main": main, "end": end]).findings == [])
    let plain = AppTexts.app(
      coordinators: #", "Plain": { "root": "main", "container": "plain", "marker": "MainView" }"#)
    #expect(
      try AppTexts(app: plain, ["main": main, "end": end]).findings == [
        "end.json:1:1: advice: the screen end is a dead end where it is pushed without a "
          + "navigation bar: no transition leads on from it, and nothing leads back"
      ])
  }

  @Test func `a guard that no value fulfils`() throws {
    let main = Self.main(
      #""on": { "GO": [{ "guard": "count > 3", "actions": { "assign": { "count": "2" } } }] }"#,
      context: #" "context": { "count": 1 },"#)
    let app = try AppTexts(["main": main])
    #expect(
      app.findings == [
        "main.json:4:42: fault: the guard \"count > 3\" is false for every value that it can get"
      ])
    #expect(
      app.advice == [
        "check the initial and assigned values of its keys, or delete the transition"
      ])
  }

  @Test func `a transition after one that always is taken`() throws {
    let main = Self.main(#""on": { "GO": [{ "actions": "pop" }, { "actions": "dismiss" }] }"#)
    let app = try AppTexts(["main": main])
    #expect(
      app.findings == [
        "main.json:4:53: fault: this transition of the event \"GO\" is never taken: one before "
          + "it always applies"
      ])
    #expect(app.advice == ["put it first, guard the one before it, or delete it"])
  }

  @Test func `a loader that may fail without an answer`() throws {
    let loaders = #", "loaders": { "load": { "latency": "1s", "failureRate": 0.5 } }"#
    let main = Self.main(#""invoke": { "src": "load" }"#)
    let app = try AppTexts(app: AppTexts.app(loaders), ["main": main])
    #expect(
      app.findings == [
        "main.json:4:26: advice: nothing handles a failure of the loader \"load\""
      ])
    #expect(app.advice == ["add \"onError\", or a timer of the state that gives up"])
    let answered = Self.main(#""invoke": { "src": "load", "onError": "shown" }"#)
    #expect(try AppTexts(app: AppTexts.app(loaders), ["main": answered]).findings == [])
    let timed = Self.main(#""invoke": { "src": "load" }, "after": { "5s": "shown" }"#)
    #expect(try AppTexts(app: AppTexts.app(loaders), ["main": timed]).findings == [])
  }

  @Test func `a screen without an identifier of its own`() throws {
    let main = Self.main(#""on": { "GO": { "actions": { "push": "twin" } } }"#)
    let app = try AppTexts(["main": main, "twin": Self.main("")])
    #expect(
      app.findings == [
        "main.json:1:1: advice: no element of the screen main has an identifier of its own: "
          + "a test cannot recognize it",
        "twin.json:1:1: advice: no element of the screen twin has an identifier of its own: "
          + "a test cannot recognize it",
      ])
    #expect(app.advice.first == "give its root an identifier that no other screen has")
  }

  @Test func `an identifier that stands twice, but not in states apart`() throws {
    let cell = #"{ "type": "cell", "identifier": "row" }"#
    let twice = Self.main(#""view": [\#(cell), \#(cell)]"#)
    let app = try AppTexts(["main": twice])
    #expect(
      app.findings == [
        "main.json:4:98: advice: the identifier \"row\" appears twice on the screen main in the "
          + "state \"shown\": a test that asks for it finds several"
      ])
    #expect(app.advice == ["give each of the two an identifier of its own"])
    let apart = """
      { \(Self.view), "initial": "a", "states": {
        "a": { "view": [\(cell)], "after": { "1s": "b" } }, "b": { "view": [\(cell)] } } }
      """
    #expect(try AppTexts(["main": apart]).findings == [])
  }

  @Test func `a marker that is a tab's identifier`() throws {
    let tabs = """
      , "Tabs": { "container": "tabs", "marker": "MainView",
        "tabs": [{ "label": "A", "identifier": "MainView", "root": "main" }] }
      """
    let app = try AppTexts(app: AppTexts.app(coordinators: tabs), ["main": Self.main("")])
    #expect(
      app.findings == [
        "app.json:6:42: fault: the marker \"MainView\" is the identifier of a tab too, which is "
          + "on every screen of Tabs"
      ])
    #expect(app.advice == ["give the tab another identifier"])
  }

  @Test func `links that lead nowhere or are never followed`() throws {
    let links = """
      , "deepLinks": [
        { "pattern": "own://item/{id}", "push": ["main"] },
        { "pattern": "own://item/new", "push": ["main"] },
        { "pattern": "own://page/{id}{no}", "push": ["main"] },
        { "pattern": "own://void" }]
      """
    let main = Self.main("", context: #" "context": { "id": "", "no": "" },"#)
    let app = try AppTexts(app: AppTexts.app(links), ["main": main])
    #expect(
      app.findings == [
        "app.json:7:16: fault: the link \"own://item/new\" is never followed: \"own://item/{id}\" "
          + "comes before it and takes all of its links",
        "app.json:8:16: fault: no link has the form \"own://page/{id}{no}\": of two adjacent "
          + "braces the first takes everything",
        "app.json:9:3: fault: the link \"own://void\" leads nowhere",
      ])
    #expect(
      app.advice == [
        "put the more special of the two first, or delete this one",
        "put a text between the two, or make them one",
        "name a coordinator that it starts, or screens that it pushes",
      ])
  }

  @Test func `a coordinator that nothing starts, unless a test can tell it`() throws {
    let app = try AppTexts(
      app: AppTexts.app(coordinators: #", "Other": { "root": "main" }"#), ["main": Self.main("")])
    #expect(
      app.findings == [
        "app.json:5:49: advice: nothing starts the coordinator Other, and it has no marker for a test"
      ])
    #expect(
      app.advice == ["start it in a transition or a link, give it a marker, or delete it"])
  }

  @Test func `an app made in Swift has paths alone`() {
    let lost = ScreenDefinition(name: "lost", initial: "s", states: [StateDefinition(name: "s")])
    let app = AppDefinition.tiny([SampleScreens.main, lost])
    #expect(
      RouteFindings(app).all.map(\.headline) == [
        "lost.json: fault: no route leads to the screen lost",
        "lost.json: advice: no element of the screen lost has an identifier of its own: "
          + "a test cannot recognize it",
      ])
  }

  private enum SampleScreens {
    static let main = ScreenDefinition(
      name: "main", root: .init(.other, identifier: "MainView"), initial: "s",
      states: [StateDefinition(name: "s")])
  }
}
