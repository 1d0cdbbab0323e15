import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Forms of screen files")
struct FormTests {
  private static let app = SmallApp.app.replacing(
    #""name": "Small","#, with: #""name": "Small", "context": { "name": "Ann", "city": "" },"#)

  private static func screen(_ main: String) throws -> ScreenDefinition {
    try AppFolderReader.read(AppFileSet(texts: ["app.json": app, "main.json": main])).screens[0]
  }

  private static func faults(_ main: String) -> [String] {
    SmallApp.faults(AppFileSet(texts: ["app.json": app, "main.json": main]))
  }

  private static let copies: [ActionDefinition] = [
    .assign("name", "app.name"), .assign("city", "app.city"),
  ]

  @Test("copy what they edit when the screen opens, before its other actions")
  func opening() throws {
    let screen = try Self.screen(
      #"""
      {
        "context": { "name": "", "city": "" },
        "form": { "name": "app.name", "city": "app.city" },
        "view": [{ "button": "Save", "tap": { "actions": ["commit", "dismiss"] } }]
      }
      """#)

    #expect(screen.states.map(\.name) == ["shown"])
    #expect(screen.states[0].entry == Self.copies)
  }

  @Test("give it back with commit, and copy it anew with revert")
  func words() throws {
    let screen = try Self.screen(
      #"""
      {
        "context": { "name": "", "city": "" },
        "form": { "name": "app.name", "city": "app.city" },
        "on": {
          "SAVE": { "actions": ["commit", "dismiss"] },
          "UNDO": { "actions": "revert" }
        },
        "view": [{ "button": "A", "tap": "SAVE" }, { "button": "B", "tap": "UNDO" }]
      }
      """#)

    #expect(
      screen.on.map(\.transitions[0].actions) == [
        [.assign("app.name", "name"), .assign("app.city", "city"), .dismiss], Self.copies,
      ])
  }

  @Test("are in a state too, and hold for the states inside")
  func inside() throws {
    let screen = try Self.screen(
      #"""
      {
        "context": { "name": "" },
        "states": {
          "editing": {
            "form": { "name": "app.name" },
            "entry": { "focus": null },
            "initial": "quiet",
            "states": {
              "quiet": { "view": [{ "button": "Save", "tap": { "target": "sending" } }] },
              "sending": { "entry": "commit" }
            }
          }
        }
      }
      """#)

    #expect(
      screen.states[0].entry == [.assign("name", "app.name"), .focus(identifier: nil)])
    #expect(screen.states[0].states[1].entry == [.assign("app.name", "name")])
  }

  @Test(
    "that are wrong are faults at their places",
    arguments: [
      (
        #"{"context":{"name":""},"form":{"name":"app.nane"}}"#,
        #"1:39: unknown context key "app.nane"; the nearest is "app.name""#
      ),
      (
        #"{"context":{"name":""},"form":{"nam":"app.name"}}"#,
        #"1:32: unknown context key "nam"; the nearest is "name""#
      ),
      (#"{"context":{"name":""},"form":{"name":1}}"#, "1:39: expected the key that it edits"),
      (
        #"{"form":{},"states":{"a":{},"b":{}},"initial":"a"}"#,
        "1:2: the form of a screen with states is in the state around the others"
      ),
      (
        #"{"states":{"a":{"entry":"commit"}}}"#,
        #"1:25: "commit" can be used only in a screen or a state with a form"#
      ),
    ])
  func wrong(main: String, fault: String) {
    let faults = Self.faults(main)
    #expect(faults.count == 1 && faults[0].hasPrefix("main.json:" + fault), "\(faults)")
  }
}
