import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Transitions at gestures")
struct InlineTransitionsTests {
  private static func screen(_ main: String) throws -> ScreenDefinition {
    try AppFolderReader.read(
      AppFileSet(texts: [
        "app.json": SmallApp.app, "main.json": main, "list.json": #"{"context":{"id":""}}"#,
      ])
    ).screens.first { $0.name == "main" } ?? ScreenDefinition(name: "", initial: "", states: [])
  }

  @Test("become an event with the element's name and its answer")
  func event() throws {
    let screen = try Self.screen(#"{"view":[{"button":"Go","id":"go","tap":{"push":"list"}}]}"#)
    #expect(screen.view[0].gestures == [GestureDefinition(.tap, raises: "tap go")])
    #expect(screen.on.map(\.event) == ["tap go"])
    #expect(screen.on[0].transitions.map(\.actions) == [[.push(screen: "list", with: [:])]])
  }

  @Test("of elements with the same name have different events")
  func sameNames() throws {
    let screen = try Self.screen(
      #"{"on":{"tap Go":{}},"view":[{"button":"Go","tap":{}},{"button":"Go","tap":{}}]}"#)
    #expect(screen.view.flatMap { $0.gestures.map(\.event) } == ["tap Go 2", "tap Go 3"])
  }

  @Test("are answered by the state that shows the element")
  func state() throws {
    let screen = try Self.screen(
      #"""
      {"initial":"a","states":{
        "a":{"view":[{"button":"Go","tap":{"target":"b"}}]},"b":{}
      }}
      """#)
    #expect(screen.states[0].on.map(\.transitions) == [[TransitionDefinition("b")]])
  }

  @Test("read the items of the lists around the element")
  func items() throws {
    let screen = try Self.screen(
      #"""
      {"context":{"items":[],"chosen":""},"view":[{"type":"table","children":[{
        "type":"cell","forEach":"items","as":"line",
        "tap":{"guard":"line.id != 'line.id' AND chosen.line == NULL","assign":{"chosen":"line.id"},
          "push":{"screen":"list","with":{"id":"line.id + index"}}}
      }]}]}
      """#)
    let gesture = try #require(screen.view[0].children[0].gestures.first)
    #expect(gesture.data == ["line": "line", "index": "index"])
    let transition = try #require(screen.on.first?.transitions.first)
    #expect(transition.guard == "event.line.id != 'line.id' AND chosen.line == NULL")
    #expect(
      transition.actions == [
        .assign(key: "chosen", expression: "event.line.id"),
        .push(screen: "list", with: ["id": "event.line.id + event.index"]),
      ])
  }
}
