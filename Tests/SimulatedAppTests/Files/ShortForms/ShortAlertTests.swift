import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Short forms of alerts")
struct ShortAlertTests {
  private static func alert(_ text: String) throws -> AlertDefinition? {
    let main = #"{"states": {"a": {"entry": {"alert": \#(text)}}}}"#
    let screen = try AppFolderReader.read(
      AppFileSet(texts: ["app.json": SmallApp.app, "main.json": main])
    ).screens[0]
    guard case .alert(let alert)? = screen.states[0].entry.first else { return nil }
    return alert
  }

  @Test("are a title, with a button that says OK")
  func title() throws {
    #expect(
      try Self.alert(#""Saved""#)
        == AlertDefinition(title: "Saved", buttons: [.init(label: "OK")]))
  }

  @Test("have labels for buttons that only close them")
  func buttons() throws {
    let alert = try Self.alert(#"{"title": "Sure?", "buttons": ["No", {"label": "Yes"}]}"#)

    #expect(
      alert == AlertDefinition(title: "Sure?", buttons: [.init(label: "No"), .init(label: "Yes")]))
  }

  @Test(
    "are written by the short form of files",
    arguments: [
      (#"{"title":"A","buttons":[{"label":"OK"}]}"#, #""A""#),
      (#"{"title":"A","message":"B","buttons":[{"label":"OK"}]}"#, #"{"title":"A","message":"B"}"#),
      (#"{"title":"A","buttons":[{"label":"No"}]}"#, #"{"title":"A","buttons":["No"]}"#),
      (#"{"title":{"bind":"x"},"buttons":[{"label":"OK"}]}"#, #"{"title":{"bind":"x"}}"#),
    ])
  func written(long: String, short: String) throws {
    let file = { (alert: String) in
      JSONReader.read(Array(#"{"states":{"a":{"entry":{"alert":\#(alert)}}}}"#.utf8)).node
    }

    let made = ShortForms.shortened(try #require(file(long)))

    #expect(JSONWriter.compact(made) == JSONWriter.compact(try #require(file(short))))
  }
}
