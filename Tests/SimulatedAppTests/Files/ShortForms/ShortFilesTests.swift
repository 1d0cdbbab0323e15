import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Rewriting files in their short form")
struct ShortFilesTests {
  private static func short(
    _ main: String, others: [String: String] = [:]
  ) throws -> AppFolder.ShortFiles {
    let folder = TemporaryFolder()
    let files = ["app.json": SmallApp.app, "main.json": main].merging(others) { $1 }
    for (name, text) in files { try folder.write(text, to: name) }
    return try AppFolder(folder.path).shortFiles()
  }

  private static func main(_ files: AppFolder.ShortFiles) -> String? {
    files.files.first { $0.name == "main.json" }?.text
  }

  @Test("puts the answer of an event at the gesture that raises it")
  func inlined() throws {
    let files = try Self.short(
      #"{"on":{"GO":{"actions":{"push":"main"}}},"view":[{"type":"button","label":"Go","on":{"tap":"GO"}}]}"#
    )
    #expect(
      Self.main(files) == #"{ "view": [{ "button": "Go", "tap": { "push": "main" } }] }"# + "\n")
    #expect(files.events.map(\.event) == ["GO"])
  }

  @Test("reads items in the place of what the event carries")
  func carried() throws {
    let files = try Self.short(
      #"""
      {"context":{"items":[],"chosen":""},
      "on":{"GO":{"actions":{"assign":{"chosen":"event.id + 'event.id'"}}}},
      "view":[{"type":"cell","forEach":"items","on":{"tap":{"event":"GO","data":{"id":"item.id"}}}}]}
      """#)
    #expect(
      Self.main(files)?.contains(#""tap": { "assign": { "chosen": "item.id + 'event.id'" } }"#)
        == true)
  }

  @Test(
    "leaves events that mean more",
    arguments: [
      // Two elements raise it.
      #"{"on":{"GO":{"actions":"pop"}},"view":[{"button":"A","tap":"GO"},{"button":"B","tap":"GO"}]}"#,
      // An alert raises it, too.
      #"{"on":{"GO":{"alert":{"title":"A","buttons":[{"label":"B","event":"GO"}]}}},"view":[{"button":"A","tap":"GO"}]}"#,
      // Two states answer it.
      #"{"view":[{"button":"A","tap":"GO"}],"initial":"a","states":{"a":{"on":{"GO":"b"}},"b":{"on":{"GO":"a"}}}}"#,
      // Its target is found from another state.
      #"{"on":{"GO":"b"},"initial":"a","states":{"a":{"view":[{"button":"A","tap":"GO"}]},"b":{}}}"#,
      // Its contents are no item and may change in between.
      #"{"context":{"n":0},"on":{"GO":{"assign":{"n":"event.n"}}},"view":[{"button":"A","tap":{"event":"GO","data":{"n":"n + 1"}}}]}"#,
    ])
  func kept(main: String) throws {
    #expect(try Self.short(main).events.isEmpty)
  }

  @Test("leaves events that a command of the app raises, but not those of other screens")
  func elsewhere() throws {
    let main = #"{"on":{"GO":{"actions":"pop"}},"view":[{"button":"A","tap":"GO"}]}"#
    let command = SmallApp.app.replacing(
      #""loaders""#, with: #""commands": { "go": { "event": "GO" } }, "loaders""#)
    #expect(try Self.short(main, others: ["app.json": command]).events.isEmpty)
    #expect(try Self.short(main, others: ["other.json": main]).events.count == 2)
  }

  @Test("changes nothing of files that are in it")
  func twice() throws {
    let files = try AppFolder(screensFolder + "/Shop").shortFiles()
    #expect(files.files.map(\.name) == [])
    #expect(files.events.map(\.event) == [])
  }

  @Test("refuses an app with faults")
  func faults() {
    #expect(throws: DefinitionFaults.self) { try Self.short(#"{"viw":[]}"#) }
  }
}
