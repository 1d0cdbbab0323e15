import SimulatedApp
import Testing

@testable import AppFiles

@Suite("States of components")
struct IncludedStatesTests {
  private static let load = #"""
    {
      "parameters": { "src": null, "onDone": null, "words": "Again" },
      "kinds": { "src": "string", "onDone": "event", "words": "text" },
      "initial": "loading",
      "states": {
        "loading": { "invoke": { "src": "$src", "onDone": "$onDone", "onError": "failed" } },
        "failed": { "view": [{ "button": "$words", "tap": { "target": "loading" } }] }
      }
    }
    """#

  private static func files(_ main: String, _ components: [String: String]) -> AppFileSet {
    AppFileSet(
      [
        .init(name: "app.json", content: .success(Array(SmallApp.app.utf8))),
        .init(name: "main.json", content: .success(Array(main.utf8))),
      ],
      components: components.map {
        .init(name: "Components/\($0.key).json", content: .success(Array($0.value.utf8)))
      })
  }

  private static func including(_ values: String, _ more: String = "") -> String {
    #"{"include": {"load": \#(values)}, \#(more) "states": {"loaded": {"view": ["Hello"]}}}"#
  }

  @Test("come before the screen's own, with values in the places of parameters")
  func included() throws {
    let main = Self.including(#"{"src": "details", "onDone": "loaded"}"#)

    let screen = try AppFolderReader.read(Self.files(main, ["load": Self.load])).screens[0]

    #expect(screen.states.map(\.name) == ["loading", "failed", "loaded"])
    #expect(screen.initial == "loading")
    #expect(screen.states[0].invoke.map(\.source) == ["details"])
    #expect(screen.states[1].view[0].label == "Again")
  }

  @Test("leave the first state to a screen that names one")
  func initial() throws {
    let main = Self.including(
      #"{"src": "details", "onDone": "loaded"}"#, #""initial": "loaded","#)

    let screen = try AppFolderReader.read(Self.files(main, ["load": Self.load])).screens[0]

    #expect(screen.initial == "loaded")
  }

  @Test("may be in a state, and be its only ones")
  func inside() throws {
    let main = #"""
      {"states": {"shown": {"include": {"load": {"src": "details", "onDone": "failed"}}}}}
      """#

    let screen = try AppFolderReader.read(Self.files(main, ["load": Self.load])).screens[0]

    #expect(screen.states[0].states.map(\.name) == ["loading", "failed"])
    #expect(screen.states[0].initial == "loading")
  }

  @Test(
    "are refused with the place of what is wrong",
    arguments: [
      (#"{"src": 1, "onDone": "loaded"}"#, "1:30: expected a string, found a number"),
      (#"{"src": "details"}"#, #"1:22: the component "load" needs a "onDone""#),
      (
        #"{"src": "details", "onDone": "loaded", "wrds": "A"}"#,
        #"1:61: the component "load" has no parameter "wrds"; the nearest is "words""#
      ),
      (
        #"{"src": "details", "onDone": "loaded", "words": {"bind": "1 +"}}"#,
        "1:83: the expression does not parse: expected an expression, found the end"
      ),
    ])
  func faults(values: String, fault: String) {
    let faults = SmallApp.faults(Self.files(Self.including(values), ["load": Self.load]))

    #expect(faults.contains { $0.hasPrefix("main.json:" + fault) }, "\(faults)")
  }

  @Test("and elements are not each other")
  func kinds() {
    let element = #"{"element": {"cell": ["A"]}}"#
    let asStates = #"{"include": {"row": {}}, "view": []}"#
    let asElement = #"{"view": [{"load": {"src": "details", "onDone": "loaded"}}]}"#

    #expect(
      SmallApp.faults(Self.files(asStates, ["row": element])) == [
        #"main.json:1:14: the component "row" has an element and no states"#
      ])
    #expect(
      SmallApp.faults(Self.files(asElement, ["load": Self.load])) == [
        #"main.json:1:12: the component "load" has states and no element"#
      ])
  }

  @Test("that include each other are a fault")
  func round() {
    let a = #"{"states": {"x": {"include": {"a": {}}}}}"#

    let faults = SmallApp.faults(Self.files(#"{"include": {"a": {}}, "view": []}"#, ["a": a]))

    #expect(faults == ["Components/a.json:1:36: components use each other: a -> a"])
  }

  @Test("have kinds of parameters that are there, and known ones")
  func unknownKind() {
    let load = #"{"parameters": {"a": 1}, "kinds": {"a": "txt", "b": "text"}, "states": {"x": {}}}"#

    let faults = SmallApp.faults(Self.files(#"{"include": {"load": {}}}"#, ["load": load]))

    #expect(
      faults == [
        #"Components/load.json:1:41: unknown kind "txt"; the nearest is "text""#,
        #"Components/load.json:1:48: the component has no parameter "b"; "#
          + #"the nearest is "a""#,
      ])
  }

  @Test("with the name of one of the screen's own are a fault")
  func twice() {
    let main = Self.including(#"{"src": "details", "onDone": "loaded"}"#)
      .replacing(#""loaded": {"#, with: #""failed": {}, "loaded": {"#)

    let faults = SmallApp.faults(Self.files(main, ["load": Self.load]))

    #expect(faults.count == 1 && faults[0].contains(#"the state "failed" appears here twice"#))
  }
}
